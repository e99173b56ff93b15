// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * An entry in the history of a record.
 */
export const zHistoryAction = z.enum([
    'created',
    'updated',
    'status_changed',
    'responded',
    'attached',
    'detached'
]);
