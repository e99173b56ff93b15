// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The content type is not accepted, or the content of the file does not fit its purpose.
 */
export const zFileTypeRefusedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(415)),
        code: z.optional(z.enum(['UNSUPPORTED_MEDIA_TYPE', 'FILE_TYPE_REFUSED']))
    }).shape });
