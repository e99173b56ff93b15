// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSessionListResult } from '../schemas/zSessionListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListSessionsData, ListSessionsError, ListSessionsErrors, ListSessionsResponse, ListSessionsResponses } from '../types.gen';

/**
 * The sessions.
 */
export const zListSessionsResponse = zSessionListResult;

/**
 * List your sessions
 *
 * Each sign-in on a device is a session. That of this call is first, then the latest used.
 *
 */
export const listSessions = <ThrowOnError extends boolean = false>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSessionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions',
    ...options
});

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options, false, ['profile']);

/**
 * List your sessions
 *
 * Each sign-in on a device is a session. That of this call is first, then the latest used.
 *
 */
export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});
