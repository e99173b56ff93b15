// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmail } from './zEmail.gen';
import { zPushToken } from './zPushToken.gen';
import { zSignInPassword } from './zSignInPassword.gen';

export const zLoginRequest = z.object({
    email: zEmail,
    password: zSignInPassword,
    fcmToken: z.optional(zPushToken)
});
