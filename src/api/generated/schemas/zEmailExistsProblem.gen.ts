// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The address has an account.
 */
export const zEmailExistsProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['EMAIL_EXISTS']))
    }).shape });
