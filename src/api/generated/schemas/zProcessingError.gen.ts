// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Why processing failed, as a code and in words for the user.
 */
export const zProcessingError = z.object({
    code: z.string(),
    message: z.string().check(z.maxLength(500))
});
