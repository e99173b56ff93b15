// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelChangeKind } from '../schemas/zModelChangeKind.gen';
import { zModelChangeListResult } from '../schemas/zModelChangeListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListModelChangesData, ListModelChangesError, ListModelChangesErrors, ListModelChangesResponse, ListModelChangesResponses } from '../types.gen';

export const zListModelChangesPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64)),
    n: z.int().check(z.gte(1), z.lte(100000))
});

export const zListModelChangesQuery = z.object({
    since: z.optional(z.int().check(z.gte(1), z.lte(100000))),
    change: z.optional(zModelChangeKind),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(500))), 100)
});

/**
 * The differences.
 */
export const zListModelChangesResponse = zModelChangeListResult;

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChanges = <ThrowOnError extends boolean = false>(options: Options<ListModelChangesData, ThrowOnError>): RequestResult<ListModelChangesResponses, ListModelChangesErrors, ThrowOnError> => (options.client ?? client).get<ListModelChangesResponses, ListModelChangesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelChangesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{n}/changes',
    ...options
});

export const listModelChangesQueryKey = (options: Options<ListModelChangesData>) => createQueryKey('listModelChanges', options, false, ['models']);

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChangesOptions = (options: Options<ListModelChangesData>) => queryOptions<ListModelChangesResponse, ListModelChangesError, ListModelChangesResponse, ReturnType<typeof listModelChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModelChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelChangesQueryKey(options)
});

export const listModelChangesInfiniteQueryKey = (options: Options<ListModelChangesData>): QueryKey<Options<ListModelChangesData>> => createQueryKey('listModelChanges', options, true, ['models']);

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChangesInfiniteOptions = (options: Options<ListModelChangesData>) => {
    const opts = infiniteQueryOptions<ListModelChangesResponse, ListModelChangesError, InfiniteData<ListModelChangesResponse>, QueryKey<Options<ListModelChangesData>>, string | Pick<QueryKey<Options<ListModelChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListModelChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listModelChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listModelChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
