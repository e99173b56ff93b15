// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * A value breaks the contract, or the file cannot be read.
 */
export const zFileDamagedProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(422)),
        code: z.optional(z.enum(['VALIDATION_FAILED', 'FILE_DAMAGED']))
    }).shape });
