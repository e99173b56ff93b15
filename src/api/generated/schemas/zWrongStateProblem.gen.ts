// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, or the status of the record does not allow the call.
 */
export const zWrongStateProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['WRONG_STATE', 'PROJECT_CLOSED']))
    }).shape });
