// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountApiTokenListResult } from '../schemas/api-tokens.gen';
import type { Options } from '../sdk.gen';
import type { ListAccountApiTokensData, ListAccountApiTokensError, ListAccountApiTokensErrors, ListAccountApiTokensResponse, ListAccountApiTokensResponses } from '../types.gen';

/**
 * The tokens.
 */
export const zListAccountApiTokensResponse = zAccountApiTokenListResult;

/**
 * List the API tokens of the account
 *
 * The tokens of everybody, newest first, with their owners.
 *
 */
export const listAccountApiTokens = <ThrowOnError extends boolean = false>(options?: Options<ListAccountApiTokensData, ThrowOnError>): RequestResult<ListAccountApiTokensResponses, ListAccountApiTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListAccountApiTokensResponses, ListAccountApiTokensErrors, ThrowOnError>({
    responseValidator: async (data) => await zListAccountApiTokensResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/api-tokens',
    ...options
});

export const listAccountApiTokensQueryKey = (options?: Options<ListAccountApiTokensData>) => createQueryKey('listAccountApiTokens', options, false, ['account']);

/**
 * List the API tokens of the account
 *
 * The tokens of everybody, newest first, with their owners.
 *
 */
export const listAccountApiTokensOptions = (options?: Options<ListAccountApiTokensData>) => queryOptions<ListAccountApiTokensResponse, ListAccountApiTokensError, ListAccountApiTokensResponse, ReturnType<typeof listAccountApiTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAccountApiTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAccountApiTokensQueryKey(options)
});
