// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zNewAuthenticatorResult } from '../schemas/zNewAuthenticatorResult.gen';
import type { Options } from '../sdk.gen';
import type { AddAuthenticatorData, AddAuthenticatorErrors, AddAuthenticatorResponses } from '../types.gen';

/**
 * The secret.
 */
export const zAddAuthenticatorResponse = zNewAuthenticatorResult;

/**
 * Start to set up an authenticator app
 *
 * Returns a new secret for an app that makes codes (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It is told only here, and counts
 * once `verifyAuthenticator` has taken a code of it, within 10 minutes. Until then an earlier app stays. Starting again makes
 * another secret.
 *
 */
export const addAuthenticator = <ThrowOnError extends boolean = false>(options?: Options<AddAuthenticatorData, ThrowOnError>): RequestResult<AddAuthenticatorResponses, AddAuthenticatorErrors, ThrowOnError> => (options?.client ?? client).post<AddAuthenticatorResponses, AddAuthenticatorErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddAuthenticatorResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/authenticator',
    ...options
});
