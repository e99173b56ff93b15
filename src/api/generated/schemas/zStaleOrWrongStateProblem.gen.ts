// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, the record changed since the caller read it, or its status does not allow the call.
 */
export const zStaleOrWrongStateProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum([
            'STALE_VERSION',
            'PROJECT_CLOSED',
            'WRONG_STATE'
        ]))
    }).shape });
