// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';
import { zNewPassword } from './zNewPassword.gen';

export const zResetPasswordRequest = z.object({
    password: zNewPassword,
    token: zEmailedToken
});
