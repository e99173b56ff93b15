// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zEmailedToken } from './zEmailedToken.gen';
import { zNewPassword } from './zNewPassword.gen';

/**
 * The token of the link in an invitation, and the new account of a person without one.
 */
export const zAcceptInvitationRequest = z.object({
    token: zEmailedToken,
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    password: z.optional(zNewPassword),
    confirmPassword: z.optional(z.string().check(z.minLength(8), z.maxLength(128)))
});
