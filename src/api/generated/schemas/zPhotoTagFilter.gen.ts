// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Only items with this tag. Ignores case.
 */
export const zPhotoTagFilter = z.string().check(z.minLength(1), z.maxLength(64));
