// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Finds photos that contain every word in the title, description, location, tags or file name. Ignores case and accents.
 */
export const zPhotoSearch = z.string().check(z.minLength(1), z.maxLength(200));
