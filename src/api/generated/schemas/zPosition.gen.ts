// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * x, y and z in meters, in the coordinates of the target.
 */
export const zPosition = z.array(z.number().check(z.gte(-100000000), z.lte(100000000))).check(z.length(3));
