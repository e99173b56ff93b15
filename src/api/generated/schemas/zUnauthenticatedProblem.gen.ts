// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Not signed in, or the token has expired.
 */
export const zUnauthenticatedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(401)),
        code: z.optional(z.enum(['UNAUTHENTICATED', 'TOKEN_EXPIRED']))
    }).shape });
