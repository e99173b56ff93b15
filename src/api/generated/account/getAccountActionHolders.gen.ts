// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zActionHoldersResult } from '../schemas/zActionHoldersResult.gen';
import type { Options } from '../sdk.gen';
import type { GetAccountActionHoldersData, GetAccountActionHoldersError, GetAccountActionHoldersErrors, GetAccountActionHoldersResponse, GetAccountActionHoldersResponses } from '../types.gen';

/**
 * The reason and the people.
 */
export const zGetAccountActionHoldersResponse = zActionHoldersResult;

/**
 * Say who has an action in the account
 *
 * Answers for an action of a module of the account what a screen says in its place: why the caller does not have it, and which
 * other people of the account do. The table of roles has all names (`x-permissions`). An action of a module of projects, and one
 * that the table does not have, answer 422.
 *
 */
export const getAccountActionHolders = <ThrowOnError extends boolean = false>(options: Options<GetAccountActionHoldersData, ThrowOnError>): RequestResult<GetAccountActionHoldersResponses, GetAccountActionHoldersErrors, ThrowOnError> => (options.client ?? client).get<GetAccountActionHoldersResponses, GetAccountActionHoldersErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetAccountActionHoldersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/action-holders',
    ...options
});

export const getAccountActionHoldersQueryKey = (options: Options<GetAccountActionHoldersData>) => createQueryKey('getAccountActionHolders', options, false, ['account']);

/**
 * Say who has an action in the account
 *
 * Answers for an action of a module of the account what a screen says in its place: why the caller does not have it, and which
 * other people of the account do. The table of roles has all names (`x-permissions`). An action of a module of projects, and one
 * that the table does not have, answer 422.
 *
 */
export const getAccountActionHoldersOptions = (options: Options<GetAccountActionHoldersData>) => queryOptions<GetAccountActionHoldersResponse, GetAccountActionHoldersError, GetAccountActionHoldersResponse, ReturnType<typeof getAccountActionHoldersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccountActionHolders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountActionHoldersQueryKey(options)
});
