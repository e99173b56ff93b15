// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSignInDomainListResult } from '../schemas/zSignInDomainListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListSignInDomainsData, ListSignInDomainsError, ListSignInDomainsErrors, ListSignInDomainsResponse, ListSignInDomainsResponses } from '../types.gen';

/**
 * The domains.
 */
export const zListSignInDomainsResponse = zSignInDomainListResult;

/**
 * List the domains with a sign-in of their own
 *
 * The domains whose people sign in with the provider of their company, by name.
 *
 */
export const listSignInDomains = <ThrowOnError extends boolean = false>(options?: Options<ListSignInDomainsData, ThrowOnError>): RequestResult<ListSignInDomainsResponses, ListSignInDomainsErrors, ThrowOnError> => (options?.client ?? client).get<ListSignInDomainsResponses, ListSignInDomainsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSignInDomainsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/sign-in-domains',
    ...options
});

export const listSignInDomainsQueryKey = (options?: Options<ListSignInDomainsData>) => createQueryKey('listSignInDomains', options, false, ['account']);

/**
 * List the domains with a sign-in of their own
 *
 * The domains whose people sign in with the provider of their company, by name.
 *
 */
export const listSignInDomainsOptions = (options?: Options<ListSignInDomainsData>) => queryOptions<ListSignInDomainsResponse, ListSignInDomainsError, ListSignInDomainsResponse, ReturnType<typeof listSignInDomainsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSignInDomains({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSignInDomainsQueryKey(options)
});
