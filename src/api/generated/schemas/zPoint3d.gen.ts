// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Meters, z up.
 */
export const zPoint3d = z.object({
    x: z.number(),
    y: z.number(),
    z: z.number()
});
