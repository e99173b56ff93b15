// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationOptOut } from './zNotificationOptOut.gen';
import { zNotificationPreference } from './zNotificationPreference.gen';

export const zNotificationPreferences = z.object({
    items: z.array(zNotificationPreference).check(z.minLength(6)),
    optOut: zNotificationOptOut
});
