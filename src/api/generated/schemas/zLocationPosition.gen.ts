// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Place among the locations in the same one, 0 for the first. A higher number than there are others means the last place.
 */
export const zLocationPosition = z.int().check(z.gte(0), z.lte(5000));
