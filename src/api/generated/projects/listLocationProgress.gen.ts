// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLocationProgressListResult } from '../schemas/zLocationProgressListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListLocationProgressData, ListLocationProgressError, ListLocationProgressErrors, ListLocationProgressResponse, ListLocationProgressResponses } from '../types.gen';

/**
 * The counts of all locations that have records.
 */
export const zListLocationProgressResponse = zLocationProgressListResult;

/**
 * Count the records of each location
 *
 * Counts the punch items, RFIs and submittals that the caller may see, by location and kind. A record counts where it
 * is, and not in the locations around it: add up the rows of a level for all in it. Drafts do not count. A location
 * without records has no row.
 *
 */
export const listLocationProgress = <ThrowOnError extends boolean = false>(options: Options<ListLocationProgressData, ThrowOnError>): RequestResult<ListLocationProgressResponses, ListLocationProgressErrors, ThrowOnError> => (options.client ?? client).get<ListLocationProgressResponses, ListLocationProgressErrors, ThrowOnError>({
    responseValidator: async (data) => await zListLocationProgressResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations/progress',
    ...options
});

export const listLocationProgressQueryKey = (options: Options<ListLocationProgressData>) => createQueryKey('listLocationProgress', options, false, ['projects']);

/**
 * Count the records of each location
 *
 * Counts the punch items, RFIs and submittals that the caller may see, by location and kind. A record counts where it
 * is, and not in the locations around it: add up the rows of a level for all in it. Drafts do not count. A location
 * without records has no row.
 *
 */
export const listLocationProgressOptions = (options: Options<ListLocationProgressData>) => queryOptions<ListLocationProgressResponse, ListLocationProgressError, ListLocationProgressResponse, ReturnType<typeof listLocationProgressQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLocationProgress({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLocationProgressQueryKey(options)
});
