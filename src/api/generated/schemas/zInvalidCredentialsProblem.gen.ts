// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Unknown address or wrong password.
 */
export const zInvalidCredentialsProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(401)),
        code: z.optional(z.enum(['INVALID_CREDENTIALS']))
    }).shape });
