// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Maintenance or overload.
 */
export const zUnavailableProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(503)),
        code: z.optional(z.enum(['UNAVAILABLE']))
    }).shape });
