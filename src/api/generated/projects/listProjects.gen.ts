// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectListResult } from '../schemas/zProjectListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListProjectsData, ListProjectsError, ListProjectsErrors, ListProjectsResponse, ListProjectsResponses } from '../types.gen';

/**
 * One page of projects.
 */
export const zListProjectsResponse = zProjectListResult;

/**
 * List the projects of the signed-in user
 *
 * All projects in which the caller has a role; with an API token, only those that it reaches. Without `sort`, the caller's favorites come first, each part sorted by
 * name. Projects with the same sort value are sorted by name and id.
 *
 */
export const listProjects = <ThrowOnError extends boolean = false>(options?: Options<ListProjectsData, ThrowOnError>): RequestResult<ListProjectsResponses, ListProjectsErrors, ThrowOnError> => (options?.client ?? client).get<ListProjectsResponses, ListProjectsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListProjectsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects',
    ...options
});

export const listProjectsQueryKey = (options?: Options<ListProjectsData>) => createQueryKey('listProjects', options, false, ['projects']);

/**
 * List the projects of the signed-in user
 *
 * All projects in which the caller has a role; with an API token, only those that it reaches. Without `sort`, the caller's favorites come first, each part sorted by
 * name. Projects with the same sort value are sorted by name and id.
 *
 */
export const listProjectsOptions = (options?: Options<ListProjectsData>) => queryOptions<ListProjectsResponse, ListProjectsError, ListProjectsResponse, ReturnType<typeof listProjectsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProjects({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProjectsQueryKey(options)
});

export const listProjectsInfiniteQueryKey = (options?: Options<ListProjectsData>): QueryKey<Options<ListProjectsData>> => createQueryKey('listProjects', options, true, ['projects']);

/**
 * List the projects of the signed-in user
 *
 * All projects in which the caller has a role; with an API token, only those that it reaches. Without `sort`, the caller's favorites come first, each part sorted by
 * name. Projects with the same sort value are sorted by name and id.
 *
 */
export const listProjectsInfiniteOptions = (options?: Options<ListProjectsData>) => {
    const opts = infiniteQueryOptions<ListProjectsResponse, ListProjectsError, InfiniteData<ListProjectsResponse>, QueryKey<Options<ListProjectsData>>, string | Pick<QueryKey<Options<ListProjectsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListProjectsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listProjects({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listProjectsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
