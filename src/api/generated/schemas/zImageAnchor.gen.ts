// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A place in a picture, as fractions of its width and height from the upper left corner.
 */
export const zImageAnchor = z.object({
    kind: z.literal('image'),
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1))
});
