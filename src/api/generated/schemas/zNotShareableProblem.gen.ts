// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, a target is private, or the project has too many links already.
 */
export const zNotShareableProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum([
            'NOT_PUBLIC',
            'LIMIT_REACHED',
            'PROJECT_CLOSED'
        ]))
    }).shape });
