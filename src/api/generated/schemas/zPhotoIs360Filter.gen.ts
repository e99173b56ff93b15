// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether it is a 360° photo.
 */
export const zPhotoIs360Filter = z.boolean();
