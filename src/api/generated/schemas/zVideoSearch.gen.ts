// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Finds items that contain every word in the title, description or file name. Ignores case and accents.
 */
export const zVideoSearch = z.string().check(z.minLength(1), z.maxLength(200));
