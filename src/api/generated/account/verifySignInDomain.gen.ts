// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSignInDomainResult } from '../schemas/zSignInDomainResult.gen';
import type { Options } from '../sdk.gen';
import type { VerifySignInDomainData, VerifySignInDomainErrors, VerifySignInDomainResponses } from '../types.gen';

/**
 * The domain.
 */
export const zVerifySignInDomainResponse = zSignInDomainResult;

/**
 * Verify a domain
 *
 * Looks for the TXT record in DNS. Also succeeds for a domain that is verified. 409 `DOMAIN_RECORD_MISSING` if the record is not
 * there yet.
 *
 */
export const verifySignInDomain = <ThrowOnError extends boolean = false>(options: Options<VerifySignInDomainData, ThrowOnError>): RequestResult<VerifySignInDomainResponses, VerifySignInDomainErrors, ThrowOnError> => (options.client ?? client).post<VerifySignInDomainResponses, VerifySignInDomainErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifySignInDomainResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/sign-in-domains/{domainId}/verify',
    ...options
});
