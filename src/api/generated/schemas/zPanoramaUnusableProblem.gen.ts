// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * A value breaks the contract, or the picture is not a panorama or cannot be read.
 */
export const zPanoramaUnusableProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(422)),
        code: z.optional(z.enum([
            'VALIDATION_FAILED',
            'FILE_DAMAGED',
            'NOT_EQUIRECTANGULAR'
        ]))
    }).shape });
