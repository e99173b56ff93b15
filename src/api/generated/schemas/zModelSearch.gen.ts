// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Words that all stand in title, description or file name; case and accents do not matter.
 */
export const zModelSearch = z.string().check(z.minLength(1), z.maxLength(200));
