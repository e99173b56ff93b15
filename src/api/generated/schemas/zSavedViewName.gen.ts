// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What it is called; not empty, and spaces around it do not count.
 */
export const zSavedViewName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));
