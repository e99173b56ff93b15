// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Violation of one value of the request.
 */
export const zFieldProblem = z.object({
    pointer: z.string(),
    code: z.string(),
    detail: z.string()
});
