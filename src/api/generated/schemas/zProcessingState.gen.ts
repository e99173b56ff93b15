// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How far a file is on its way to something that can be looked at. `uploading`: its bytes are still coming, where a
 * host makes the record before it has them all. `queued`: it waits for its turn. `running`: it is being converted.
 * `ready`: it can be looked at. `failed`: it cannot be converted, `error` says why. `canceled`: somebody stopped it.
 *
 */
export const zProcessingState = z.enum([
    'uploading',
    'queued',
    'running',
    'ready',
    'failed',
    'canceled'
]);
