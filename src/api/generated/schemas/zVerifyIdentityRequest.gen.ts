// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCurrentPassword } from './zCurrentPassword.gen';
import { zPasskeyAssertion } from './zPasskeyAssertion.gen';
import { zSecondFactorCode } from './zSecondFactorCode.gen';

/**
 * The password, or else a passkey or a code. Without one, 422 with the pointer `/currentPassword`.
 */
export const zVerifyIdentityRequest = z.object({
    currentPassword: z.optional(zCurrentPassword),
    code: z.optional(zSecondFactorCode),
    credential: z.optional(zPasskeyAssertion)
});
