// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * State of processing a file. `uploading`: its bytes are still arriving, if a host creates the record before it has
 * them all. `queued`: waiting. `running`: being converted. `ready`: can be viewed. `failed`: could not be converted;
 * `error` states the reason. `canceled`: stopped by a user.
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
