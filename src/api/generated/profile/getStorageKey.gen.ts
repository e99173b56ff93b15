// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zStorageKeyResult } from '../schemas/zStorageKeyResult.gen';
import type { Options } from '../sdk.gen';
import type { GetStorageKeyData, GetStorageKeyError, GetStorageKeyErrors, GetStorageKeyResponse, GetStorageKeyResponses } from '../types.gen';

/**
 * The key. No cache may store it.
 */
export const zGetStorageKeyResponse = zStorageKeyResult;

/**
 * Get your storage key
 *
 * A secret of the person, the same in each session and in each browser. The portal seals with it what the person has not sent
 * when the session ends, so that nobody else can read it in that browser, and opens it after the next sign-in of the person.
 * A host makes it when it is first asked for, and never changes it: what is sealed could not be opened any more.
 *
 */
export const getStorageKey = <ThrowOnError extends boolean = false>(options?: Options<GetStorageKeyData, ThrowOnError>): RequestResult<GetStorageKeyResponses, GetStorageKeyErrors, ThrowOnError> => (options?.client ?? client).get<GetStorageKeyResponses, GetStorageKeyErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetStorageKeyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/storage-key',
    ...options
});

export const getStorageKeyQueryKey = (options?: Options<GetStorageKeyData>) => createQueryKey('getStorageKey', options, false, ['profile']);

/**
 * Get your storage key
 *
 * A secret of the person, the same in each session and in each browser. The portal seals with it what the person has not sent
 * when the session ends, so that nobody else can read it in that browser, and opens it after the next sign-in of the person.
 * A host makes it when it is first asked for, and never changes it: what is sealed could not be opened any more.
 *
 */
export const getStorageKeyOptions = (options?: Options<GetStorageKeyData>) => queryOptions<GetStorageKeyResponse, GetStorageKeyError, GetStorageKeyResponse, ReturnType<typeof getStorageKeyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStorageKey({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStorageKeyQueryKey(options)
});
