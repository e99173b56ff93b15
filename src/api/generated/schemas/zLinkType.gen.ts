// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Type of a record that can be linked.
 */
export const zLinkType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'scan'
]);
