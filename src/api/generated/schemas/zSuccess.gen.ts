// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The call succeeded.
 */
export const zSuccess = z.object({
    success: z.literal(true)
});
