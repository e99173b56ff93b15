// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSignInDomainResult } from '../schemas/zSignInDomainResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateSignInDomainData, UpdateSignInDomainErrors, UpdateSignInDomainResponses } from '../types.gen';

/**
 * The domain.
 */
export const zUpdateSignInDomainResponse = zSignInDomainResult;

/**
 * Update a domain with a sign-in of its own
 *
 * Properties that are absent stay unchanged. `required` holds from the next sign-in on; sessions that exist stay. 409
 * `WRONG_STATE` for `required` before the domain is verified. 422 `account_rule` for an issuer that the host does not accept.
 *
 */
export const updateSignInDomain = <ThrowOnError extends boolean = false>(options: Options<UpdateSignInDomainData, ThrowOnError>): RequestResult<UpdateSignInDomainResponses, UpdateSignInDomainErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSignInDomainResponses, UpdateSignInDomainErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSignInDomainResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/sign-in-domains/{domainId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
