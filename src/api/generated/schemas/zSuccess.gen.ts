// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The call did what it was asked to do.
 */
export const zSuccess = z.object({
    success: z.literal(true)
});
