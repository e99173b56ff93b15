// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zOpenProviderLoginResult } from '../schemas/zOpenProviderLoginResult.gen';
import type { Options } from '../sdk.gen';
import type { OpenProviderLoginData, OpenProviderLoginErrors, OpenProviderLoginResponses } from '../types.gen';

/**
 * Where the browser goes.
 */
export const zOpenProviderLoginResponse = zOpenProviderLoginResult;

/**
 * Begin a sign-in with the provider of a company
 *
 * The first step of the authorization code flow with PKCE (RFC 6749, RFC 7636). The host keeps `state`, `nonce` and the code
 * verifier for ten minutes. The browser keeps `attempt` in its tab, and goes to `url`, which names the callback of the portal as
 * the host is set up. 409 `PROVIDER_UNAVAILABLE` if the description of the provider cannot be read or is that of another issuer.
 *
 */
export const openProviderLogin = <ThrowOnError extends boolean = false>(options: Options<OpenProviderLoginData, ThrowOnError>): RequestResult<OpenProviderLoginResponses, OpenProviderLoginErrors, ThrowOnError> => (options.client ?? client).post<OpenProviderLoginResponses, OpenProviderLoginErrors, ThrowOnError>({
    responseValidator: async (data) => await zOpenProviderLoginResponse.parseAsync(data),
    url: '/auth/provider-start',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
