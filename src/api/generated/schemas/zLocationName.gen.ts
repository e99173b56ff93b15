// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Unique among the locations in the same one, regardless of case and accents.
 */
export const zLocationName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));
