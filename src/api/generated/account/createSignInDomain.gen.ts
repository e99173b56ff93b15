// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSignInDomainResult } from '../schemas/zSignInDomainResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSignInDomainData, CreateSignInDomainErrors, CreateSignInDomainResponses } from '../types.gen';

/**
 * The domain.
 */
export const zCreateSignInDomainResponse = zSignInDomainResult;

/**
 * Add a domain with a sign-in of its own
 *
 * The answer names a TXT record. Once it is in DNS, `verifySignInDomain` opens the sign-in. 409 `LIMIT_REACHED` with 50 domains.
 * 422 `account_rule` for an issuer that the host does not accept.
 *
 */
export const createSignInDomain = <ThrowOnError extends boolean = false>(options: Options<CreateSignInDomainData, ThrowOnError>): RequestResult<CreateSignInDomainResponses, CreateSignInDomainErrors, ThrowOnError> => (options.client ?? client).post<CreateSignInDomainResponses, CreateSignInDomainErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSignInDomainResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/sign-in-domains',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
