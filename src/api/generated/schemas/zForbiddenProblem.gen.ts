// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The role does not permit it.
 */
export const zForbiddenProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(403)),
        code: z.optional(z.enum(['FORBIDDEN']))
    }).shape });
