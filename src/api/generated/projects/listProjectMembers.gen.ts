// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectMemberListResult } from '../schemas/zProjectMemberListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListProjectMembersData, ListProjectMembersError, ListProjectMembersErrors, ListProjectMembersResponse, ListProjectMembersResponses } from '../types.gen';

/**
 * One page of members.
 */
export const zListProjectMembersResponse = zProjectMemberListResult;

/**
 * List the people and companies of a project
 *
 * Lists the people and companies that a record can be assigned to, each sorted by name. With `q`, people with names of which
 * words begin with those of the search come first.
 *
 */
export const listProjectMembers = <ThrowOnError extends boolean = false>(options: Options<ListProjectMembersData, ThrowOnError>): RequestResult<ListProjectMembersResponses, ListProjectMembersErrors, ThrowOnError> => (options.client ?? client).get<ListProjectMembersResponses, ListProjectMembersErrors, ThrowOnError>({
    responseValidator: async (data) => await zListProjectMembersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/members',
    ...options
});

export const listProjectMembersQueryKey = (options: Options<ListProjectMembersData>) => createQueryKey('listProjectMembers', options, false, ['projects']);

/**
 * List the people and companies of a project
 *
 * Lists the people and companies that a record can be assigned to, each sorted by name. With `q`, people with names of which
 * words begin with those of the search come first.
 *
 */
export const listProjectMembersOptions = (options: Options<ListProjectMembersData>) => queryOptions<ListProjectMembersResponse, ListProjectMembersError, ListProjectMembersResponse, ReturnType<typeof listProjectMembersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProjectMembers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProjectMembersQueryKey(options)
});

export const listProjectMembersInfiniteQueryKey = (options: Options<ListProjectMembersData>): QueryKey<Options<ListProjectMembersData>> => createQueryKey('listProjectMembers', options, true, ['projects']);

/**
 * List the people and companies of a project
 *
 * Lists the people and companies that a record can be assigned to, each sorted by name. With `q`, people with names of which
 * words begin with those of the search come first.
 *
 */
export const listProjectMembersInfiniteOptions = (options: Options<ListProjectMembersData>) => {
    const opts = infiniteQueryOptions<ListProjectMembersResponse, ListProjectMembersError, InfiniteData<ListProjectMembersResponse>, QueryKey<Options<ListProjectMembersData>>, string | Pick<QueryKey<Options<ListProjectMembersData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListProjectMembersData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listProjectMembers({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listProjectMembersInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
