// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * Another version of the tus protocol than 1.0.0.
 */
export const zTusVersionUnsupportedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(412)),
        code: z.optional(z.enum(['TUS_VERSION_UNSUPPORTED']))
    }).shape });
