// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationPreference } from './zNotificationPreference.gen';

export const zUpdateNotificationPreferencesRequest = z.object({
    items: z.array(zNotificationPreference).check(z.minLength(6))
});
