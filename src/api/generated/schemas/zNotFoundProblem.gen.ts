// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Unknown, or not visible to the caller.
 */
export const zNotFoundProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(404)),
        code: z.optional(z.enum(['NOT_FOUND']))
    }).shape });
