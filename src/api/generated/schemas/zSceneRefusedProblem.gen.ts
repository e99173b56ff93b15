// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, the tour has too many scenes already, or bytes of the upload are still missing.
 */
export const zSceneRefusedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum([
            'UPLOAD_INCOMPLETE',
            'LIMIT_REACHED',
            'PROJECT_CLOSED'
        ]))
    }).shape });
