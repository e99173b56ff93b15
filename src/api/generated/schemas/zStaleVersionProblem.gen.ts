// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, or the record changed since the caller read it.
 */
export const zStaleVersionProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['STALE_VERSION', 'PROJECT_CLOSED']))
    }).shape });
