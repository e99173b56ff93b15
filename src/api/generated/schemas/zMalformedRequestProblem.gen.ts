// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The body cannot be read.
 */
export const zMalformedRequestProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(400)),
        code: z.optional(z.enum(['MALFORMED_REQUEST']))
    }).shape });
