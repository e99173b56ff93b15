// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A success with a body that the product does not show. Any properties may come with it, but `success` is not false.
 *
 */
export const zDone = z.object({
    success: z.optional(z.literal(true))
});
