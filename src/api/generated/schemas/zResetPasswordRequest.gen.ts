// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';
import { zNewPassword } from './zNewPassword.gen';

/**
 * A new password, with the token from the email.
 */
export const zResetPasswordRequest = z.object({
    password: zNewPassword,
    token: zEmailedToken
});
