// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The content type, or the type of a file, is not accepted.
 */
export const zUnsupportedMediaTypeProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(415)),
        code: z.optional(z.enum(['UNSUPPORTED_MEDIA_TYPE']))
    }).shape });
