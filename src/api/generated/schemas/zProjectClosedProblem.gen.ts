// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed.
 */
export const zProjectClosedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['PROJECT_CLOSED']))
    }).shape });
