// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Any other failure.
 */
export const zUnexpectedProblem = z.object({ ...zProblem.shape, ...z.object({
        code: z.optional(z.enum(['METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE']))
    }).shape });
