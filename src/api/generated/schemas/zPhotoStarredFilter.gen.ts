// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether the caller starred it.
 */
export const zPhotoStarredFilter = z.boolean();
