// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Channels of a notification.
 */
export const zNotificationChannels = z.object({
    inApp: z.boolean(),
    email: z.boolean(),
    push: z.boolean()
});
