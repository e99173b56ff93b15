// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Has this tag; case does not matter.
 */
export const zPhotoTagFilter = z.string().check(z.minLength(1), z.maxLength(64));
