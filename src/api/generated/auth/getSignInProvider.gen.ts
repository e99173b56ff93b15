// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSignInProviderResult } from '../schemas/zSignInProviderResult.gen';
import type { Options } from '../sdk.gen';
import type { GetSignInProviderData, GetSignInProviderErrors, GetSignInProviderResponses } from '../types.gen';

/**
 * The provider.
 */
export const zGetSignInProviderResponse = zSignInProviderResult;

/**
 * Get the provider of a domain
 *
 * Tells whether the people of a domain sign in with the provider of their company. It takes a domain, not an address, so that no
 * log has addresses. An unknown domain and one that is not verified have none.
 *
 */
export const getSignInProvider = <ThrowOnError extends boolean = false>(options: Options<GetSignInProviderData, ThrowOnError>): RequestResult<GetSignInProviderResponses, GetSignInProviderErrors, ThrowOnError> => (options.client ?? client).get<GetSignInProviderResponses, GetSignInProviderErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetSignInProviderResponse.parseAsync(data),
    url: '/auth/provider',
    ...options
});
