// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Kind of a record that another one can be linked with.
 */
export const zLinkType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'scan'
]);
