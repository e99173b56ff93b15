// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The smallest box with edges along the axes that holds all points, in metres.
 */
export const zBounds = z.object({
    min: z.tuple([
        z.number(),
        z.number(),
        z.number()
    ]),
    max: z.tuple([
        z.number(),
        z.number(),
        z.number()
    ])
});
