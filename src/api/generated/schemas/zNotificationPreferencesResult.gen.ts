// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationPreferences } from './zNotificationPreferences.gen';

export const zNotificationPreferencesResult = z.object({
    success: z.literal(true),
    data: zNotificationPreferences
});
