// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The address has not been confirmed.
 */
export const zEmailNotVerifiedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(403)),
        code: z.optional(z.enum(['EMAIL_NOT_VERIFIED']))
    }).shape });
