// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Submittal type.
 */
export const zSubmittalType = z.enum([
    'color_samples',
    'leed',
    'mix_design',
    'msds',
    'product_data',
    'samples',
    'shop_drawings'
]);
