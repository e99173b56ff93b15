// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The bytes do not match their checksum and were discarded (tus checksum extension).
 */
export const zChecksumMismatchProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(460)),
        code: z.optional(z.enum(['CHECKSUM_MISMATCH']))
    }).shape });
