// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Words that all stand in the title, the description, the place, the tags or the name of the file; case and accents do not matter.
 */
export const zPhotoSearch = z.string().check(z.minLength(1), z.maxLength(200));
