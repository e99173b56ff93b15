// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, the upload continues at another byte, or another request is writing to it.
 */
export const zOffsetMismatchProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['OFFSET_MISMATCH', 'PROJECT_CLOSED']))
    }).shape });
