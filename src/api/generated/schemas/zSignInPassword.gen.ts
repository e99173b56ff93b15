// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Like NewPassword, but with a special character of either set in use: that of sign-up, `!@#$%^&*()_+`, and that of
 * older accounts, `!@#$%^&*(),.?":{}|<>`
 *
 */
export const zSignInPassword = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[!@#$%^&*()_+,.?":{}|<>])/));
