// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*()_+`
 */
export const zNewPassword = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[!@#$%^&*()_+])/));
