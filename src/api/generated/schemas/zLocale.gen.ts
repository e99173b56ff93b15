// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Language and region in whose way dates, times and numbers are written, BCP 47.
 */
export const zLocale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/));
