// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProblem } from './zProblem.gen';

/**
 * The host has no space for the file.
 */
export const zStorageFullProblem = z.object({ ...zProblem.shape, ...z.object({
        status: z.optional(z.literal(507)),
        code: z.optional(z.enum(['STORAGE_FULL']))
    }).shape });
