// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * An internal error of the host.
 */
export const zInternalProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(500)),
        code: z.optional(z.enum(['INTERNAL']))
    }).shape });
