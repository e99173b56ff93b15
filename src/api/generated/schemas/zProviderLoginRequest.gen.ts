// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProviderAttempt } from './zProviderAttempt.gen';
import { zPushToken } from './zPushToken.gen';

/**
 * The secret of the browser, and what the provider added to the address of the callback: `code` if it signed the person in,
 * `error` if not (RFC 6749, section 4.1.2).
 *
 */
export const zProviderLoginRequest = z.object({
    attempt: zProviderAttempt,
    state: z.string().check(z.minLength(1), z.maxLength(200)),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
    error: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    iss: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    fcmToken: z.optional(zPushToken)
});
