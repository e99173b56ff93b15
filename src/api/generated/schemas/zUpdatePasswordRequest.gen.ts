// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrentPassword } from './zCurrentPassword.gen';
import { zNewPassword } from './zNewPassword.gen';

/**
 * A new password, and the present one.
 */
export const zUpdatePasswordRequest = z.object({
    currentPassword: zCurrentPassword,
    password: zNewPassword
});
