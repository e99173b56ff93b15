// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSavedViewListResult } from '../schemas/saved-views.gen';
import type { Options } from '../sdk.gen';
import type { ListSavedViewsData, ListSavedViewsError, ListSavedViewsErrors, ListSavedViewsResponse, ListSavedViewsResponses } from '../types.gen';

/**
 * All of them.
 */
export const zListSavedViewsResponse = zSavedViewListResult;

/**
 * List the saved views of a log
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name.
 *
 */
export const listSavedViews = <ThrowOnError extends boolean = false>(options: Options<ListSavedViewsData, ThrowOnError>): RequestResult<ListSavedViewsResponses, ListSavedViewsErrors, ThrowOnError> => (options.client ?? client).get<ListSavedViewsResponses, ListSavedViewsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSavedViewsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/saved-views',
    ...options
});

export const listSavedViewsQueryKey = (options: Options<ListSavedViewsData>) => createQueryKey('listSavedViews', options, false, ['projects']);

/**
 * List the saved views of a log
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name.
 *
 */
export const listSavedViewsOptions = (options: Options<ListSavedViewsData>) => queryOptions<ListSavedViewsResponse, ListSavedViewsError, ListSavedViewsResponse, ReturnType<typeof listSavedViewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSavedViews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSavedViewsQueryKey(options)
});
