// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Uploaded by this person.
 */
export const zPhotoUploaderFilter = z.string().check(z.minLength(1), z.maxLength(64));
