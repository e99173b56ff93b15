// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The body or a file in it is too large.
 */
export const zPayloadTooLargeProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(413)),
        code: z.optional(z.enum(['PAYLOAD_TOO_LARGE']))
    }).shape });
