// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What is to be done with each; update needs changes, transition a transition.
 */
export const zBulkAction = z.enum([
    'update',
    'transition',
    'delete'
]);
