// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLoginResult } from '../schemas/zLoginResult.gen';
import type { Options } from '../sdk.gen';
import type { LoginWithPasskeyData, LoginWithPasskeyErrors, LoginWithPasskeyResponses } from '../types.gen';

/**
 * Signed in.
 */
export const zLoginWithPasskeyResponse = zLoginResult;

/**
 * Sign in with a passkey
 *
 * Starts a session, as `login` does. Checks challenge, origin, domain, signature and the verification of the person. An unknown
 * passkey and a wrong signature get the same answer, and so does a counter of the authenticator that went back: the passkey may
 * have been copied. People who are suspended or have not confirmed their address get the answers of `login`. The age of the
 * password does not matter.
 *
 */
export const loginWithPasskey = <ThrowOnError extends boolean = false>(options: Options<LoginWithPasskeyData, ThrowOnError>): RequestResult<LoginWithPasskeyResponses, LoginWithPasskeyErrors, ThrowOnError> => (options.client ?? client).post<LoginWithPasskeyResponses, LoginWithPasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await zLoginWithPasskeyResponse.parseAsync(data),
    url: '/auth/passkey-login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
