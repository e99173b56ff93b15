// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Degrees to the right of the center of the panorama.
 */
export const zAngle = z.number().check(z.gte(-180), z.lte(180));
