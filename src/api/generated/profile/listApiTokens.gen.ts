// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zApiTokenListResult } from '../schemas/api-tokens.gen';
import type { Options } from '../sdk.gen';
import type { ListApiTokensData, ListApiTokensError, ListApiTokensErrors, ListApiTokensResponse, ListApiTokensResponses } from '../types.gen';

/**
 * The tokens.
 */
export const zListApiTokensResponse = zApiTokenListResult;

/**
 * List your API tokens
 *
 * Newest first. The secrets are not in it. `choices` says what a new token can have. The guide 'Sign-in and refresh' explains
 * tokens.
 *
 */
export const listApiTokens = <ThrowOnError extends boolean = false>(options?: Options<ListApiTokensData, ThrowOnError>): RequestResult<ListApiTokensResponses, ListApiTokensErrors, ThrowOnError> => (options?.client ?? client).get<ListApiTokensResponses, ListApiTokensErrors, ThrowOnError>({
    responseValidator: async (data) => await zListApiTokensResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/api-tokens',
    ...options
});

export const listApiTokensQueryKey = (options?: Options<ListApiTokensData>) => createQueryKey('listApiTokens', options, false, ['profile']);

/**
 * List your API tokens
 *
 * Newest first. The secrets are not in it. `choices` says what a new token can have. The guide 'Sign-in and refresh' explains
 * tokens.
 *
 */
export const listApiTokensOptions = (options?: Options<ListApiTokensData>) => queryOptions<ListApiTokensResponse, ListApiTokensError, ListApiTokensResponse, ReturnType<typeof listApiTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listApiTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listApiTokensQueryKey(options)
});
