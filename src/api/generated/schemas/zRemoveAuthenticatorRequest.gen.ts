// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrentPassword } from './zCurrentPassword.gen';

/**
 * The password.
 */
export const zRemoveAuthenticatorRequest = z.object({
    currentPassword: zCurrentPassword
});
