// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLoginResult } from '../schemas/zLoginResult.gen';
import type { Options } from '../sdk.gen';
import type { LoginWithProviderData, LoginWithProviderErrors, LoginWithProviderResponses } from '../types.gen';

/**
 * Signed in.
 */
export const zLoginWithProviderResponse = zLoginResult;

/**
 * Sign in with the provider of a company
 *
 * The last step: starts a session, as `login` does. A `state` works once, and only with the `attempt` of the browser that began.
 * The host exchanges the code and checks signature, issuer, audience, `nonce` and time of the ID token (OpenID Connect Core). The
 * person is the one with its `email`, which the provider has to have verified and which has to be of the domain. Nobody gets an
 * account this way: people sign up or accept an invitation first.
 *
 */
export const loginWithProvider = <ThrowOnError extends boolean = false>(options: Options<LoginWithProviderData, ThrowOnError>): RequestResult<LoginWithProviderResponses, LoginWithProviderErrors, ThrowOnError> => (options.client ?? client).post<LoginWithProviderResponses, LoginWithProviderErrors, ThrowOnError>({
    responseValidator: async (data) => await zLoginWithProviderResponse.parseAsync(data),
    url: '/auth/provider-login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
