// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Of which list a record is.
 */
export const zWorkItemType = z.enum([
    'punch_item',
    'rfi',
    'submittal'
]);
