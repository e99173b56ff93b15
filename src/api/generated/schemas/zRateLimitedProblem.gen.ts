// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Too many requests.
 */
export const zRateLimitedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(429)),
        code: z.optional(z.enum(['RATE_LIMITED']))
    }).shape });
