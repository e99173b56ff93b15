// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationChannels } from './zNotificationChannels.gen';
import { zNotificationItemFrequency } from './zNotificationItemFrequency.gen';
import { zNotificationKey } from './zNotificationKey.gen';

/**
 * Preferences for one kind of notification.
 */
export const zNotificationPreference = z.object({
    key: zNotificationKey,
    enabled: z.boolean(),
    frequency: zNotificationItemFrequency,
    channels: zNotificationChannels
});
