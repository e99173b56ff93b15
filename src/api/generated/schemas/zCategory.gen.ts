// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Category of an item.
 */
export const zCategory = z.enum([
    'general',
    'architectural',
    'structural',
    'mep'
]);
