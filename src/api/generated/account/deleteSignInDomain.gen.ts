// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSignInDomainData, DeleteSignInDomainErrors, DeleteSignInDomainResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteSignInDomainResponse = zSuccess;

/**
 * Remove a domain with a sign-in of its own
 *
 * Its people sign in with a password or a passkey again. Sessions that exist stay.
 *
 */
export const deleteSignInDomain = <ThrowOnError extends boolean = false>(options: Options<DeleteSignInDomainData, ThrowOnError>): RequestResult<DeleteSignInDomainResponses, DeleteSignInDomainErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSignInDomainResponses, DeleteSignInDomainErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSignInDomainResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/sign-in-domains/{domainId}',
    ...options
});
