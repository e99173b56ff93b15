// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A phone number, as people write it.
 */
export const zPhone = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[0-9+().\-\/ x#*]*[0-9][0-9+().\-\/ x#*]*$/));
