// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';
import { zPushToken } from './zPushToken.gen';
import { zSignInPassword } from './zSignInPassword.gen';

/**
 * Credentials, and the token for push messages on this device.
 */
export const zLoginRequest = z.object({
    email: zEmail,
    password: zSignInPassword,
    fcmToken: z.optional(zPushToken)
});
