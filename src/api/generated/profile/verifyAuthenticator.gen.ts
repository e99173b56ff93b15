// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRecoveryCodesResult } from '../schemas/zRecoveryCodesResult.gen';
import type { Options } from '../sdk.gen';
import type { VerifyAuthenticatorData, VerifyAuthenticatorErrors, VerifyAuthenticatorResponses } from '../types.gen';

/**
 * Turned on.
 */
export const zVerifyAuthenticatorResponse = zRecoveryCodesResult;

/**
 * Finish setting up an authenticator app
 *
 * Takes a code of the app and turns it on. Returns 10 recovery codes, which are told only here and replace earlier ones. A wrong
 * code is 422 with the pointer `/code` and the code `code`. 409 `WRONG_STATE` if no secret is waiting. The person gets an email.
 *
 */
export const verifyAuthenticator = <ThrowOnError extends boolean = false>(options: Options<VerifyAuthenticatorData, ThrowOnError>): RequestResult<VerifyAuthenticatorResponses, VerifyAuthenticatorErrors, ThrowOnError> => (options.client ?? client).post<VerifyAuthenticatorResponses, VerifyAuthenticatorErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifyAuthenticatorResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/authenticator/code',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
