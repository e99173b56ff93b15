// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Finds items that contain every word in the title or description. Ignores case and accents.
 */
export const zTourSearch = z.string().check(z.minLength(1), z.maxLength(200));
