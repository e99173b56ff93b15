// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Finds records that contain every word in the number, texts, location or assignee names. Ignores case and accents.
 */
export const zSearch = z.string().check(z.minLength(1), z.maxLength(200));
