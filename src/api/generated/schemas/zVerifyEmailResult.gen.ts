// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The address that is confirmed now.
 */
export const zVerifyEmailResult = z.object({
    success: z.literal(true),
    data: z.object({
        email: z.string()
    })
});
