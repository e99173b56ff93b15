// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*()_+`
 *
 * A password that meets this rule is still refused with 422 if it is easy to guess: with the code `common` if it is one of the
 * most common ones, also with other spellings of its letters and with a few characters more, and with `personal` if it contains
 * the name or the email address of the person.
 *
 */
export const zNewPassword = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[!@#$%^&*()_+])/));
