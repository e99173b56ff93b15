// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';
import { zNewPassword } from './zNewPassword.gen';

/**
 * A new account.
 */
export const zSignupRequest = z.object({
    username: z.string().check(z.minLength(1), z.maxLength(100)),
    email: zEmail,
    password: zNewPassword,
    confirmPassword: z.string().check(z.minLength(8), z.maxLength(128))
});
