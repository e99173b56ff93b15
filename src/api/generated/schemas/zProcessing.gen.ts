// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProcessingError } from './zProcessingError.gen';
import { zProcessingState } from './zProcessingState.gen';

/**
 * How far the host has prepared a file for viewing.
 */
export const zProcessing = z.object({
    state: zProcessingState,
    progress: z.number().check(z.gte(0), z.lte(1)),
    error: z.nullable(zProcessingError)
});
