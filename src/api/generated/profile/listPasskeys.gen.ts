// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPasskeyListResult } from '../schemas/zPasskeyListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListPasskeysData, ListPasskeysError, ListPasskeysErrors, ListPasskeysResponse, ListPasskeysResponses } from '../types.gen';

/**
 * The passkeys.
 */
export const zListPasskeysResponse = zPasskeyListResult;

/**
 * List your passkeys
 *
 * The passkeys with which the signed-in user signs in, the oldest first.
 *
 */
export const listPasskeys = <ThrowOnError extends boolean = false>(options?: Options<ListPasskeysData, ThrowOnError>): RequestResult<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError> => (options?.client ?? client).get<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPasskeysResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/passkeys',
    ...options
});

export const listPasskeysQueryKey = (options?: Options<ListPasskeysData>) => createQueryKey('listPasskeys', options, false, ['profile']);

/**
 * List your passkeys
 *
 * The passkeys with which the signed-in user signs in, the oldest first.
 *
 */
export const listPasskeysOptions = (options?: Options<ListPasskeysData>) => queryOptions<ListPasskeysResponse, ListPasskeysError, ListPasskeysResponse, ReturnType<typeof listPasskeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPasskeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPasskeysQueryKey(options)
});
