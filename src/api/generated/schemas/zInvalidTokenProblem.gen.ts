// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The token is not valid, was used before, or has expired.
 */
export const zInvalidTokenProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(401)),
        code: z.optional(z.enum(['TOKEN_INVALID', 'TOKEN_EXPIRED']))
    }).shape });
