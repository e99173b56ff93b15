// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Whether it shows everything around.
 */
export const zPhotoIs360Filter = z.boolean();
