// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * By which ways a notification reaches the user.
 */
export const zNotificationChannels = z.object({
    inApp: z.boolean(),
    email: z.boolean(),
    push: z.boolean()
});
