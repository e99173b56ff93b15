// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The byte range starts after the end of the file, RFC 9110 section 15.5.17.
 */
export const zRangeNotSatisfiableProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(416)),
        code: z.optional(z.enum(['RANGE_NOT_SATISFIABLE']))
    }).shape });
