// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrentPassword } from './zCurrentPassword.gen';
import { zEmail } from './zEmail.gen';

/**
 * A new address, and the password.
 */
export const zUpdateEmailRequest = z.object({
    newEmail: zEmail,
    currentPassword: zCurrentPassword
});
