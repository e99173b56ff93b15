// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The action for each record. `update` requires `changes`, `transition` requires `transition`.
 */
export const zBulkAction = z.enum([
    'update',
    'transition',
    'delete'
]);
