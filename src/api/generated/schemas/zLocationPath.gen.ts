// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * The names of a location and of the locations that contain it, from the building.
 */
export const zLocationPath = z.array(z.string()).check(z.minLength(1), z.maxLength(4));
