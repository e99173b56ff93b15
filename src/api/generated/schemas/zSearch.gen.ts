// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Words that all stand in the number, the texts, the place or the names of the assignees; case and accents do not matter.
 */
export const zSearch = z.string().check(z.minLength(1), z.maxLength(200));
