// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, or another record already has the name.
 */
export const zNameTakenProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['NAME_TAKEN', 'PROJECT_CLOSED']))
    }).shape });
