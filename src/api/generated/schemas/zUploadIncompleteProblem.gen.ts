// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The project is closed, or the upload is not complete.
 */
export const zUploadIncompleteProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(409)),
        code: z.optional(z.enum(['UPLOAD_INCOMPLETE', 'PROJECT_CLOSED']))
    }).shape });
