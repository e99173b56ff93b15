// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What the person calls it. Must not be blank; surrounding spaces are ignored.
 */
export const zPasskeyName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));
