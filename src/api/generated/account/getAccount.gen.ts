// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAccountResult } from '../schemas/account.gen';
import type { Options } from '../sdk.gen';
import type { GetAccountData, GetAccountError, GetAccountErrors, GetAccountResponse, GetAccountResponses } from '../types.gen';

/**
 * The account.
 */
export const zGetAccountResponse = zAccountResult;

/**
 * Get the account
 *
 * Returns the account of the signed-in user as everybody in it sees it, and what the user may do in it.
 *
 */
export const getAccount = <ThrowOnError extends boolean = false>(options?: Options<GetAccountData, ThrowOnError>): RequestResult<GetAccountResponses, GetAccountErrors, ThrowOnError> => (options?.client ?? client).get<GetAccountResponses, GetAccountErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetAccountResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account',
    ...options
});

export const getAccountQueryKey = (options?: Options<GetAccountData>) => createQueryKey('getAccount', options, false, ['account']);

/**
 * Get the account
 *
 * Returns the account of the signed-in user as everybody in it sees it, and what the user may do in it.
 *
 */
export const getAccountOptions = (options?: Options<GetAccountData>) => queryOptions<GetAccountResponse, GetAccountError, GetAccountResponse, ReturnType<typeof getAccountQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccount({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountQueryKey(options)
});
