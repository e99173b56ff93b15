// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zVideoListResult } from '../schemas/zVideoListResult.gen';
import { zVideoSort } from '../schemas/zVideoSort.gen';
import type { Options } from '../sdk.gen';
import type { ListVideosData, ListVideosError, ListVideosErrors, ListVideosResponse, ListVideosResponses } from '../types.gen';

export const zListVideosPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListVideosQuery = z.object({
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    sort: z.optional(zVideoSort),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50)
});

/**
 * One page.
 */
export const zListVideosResponse = zVideoListResult;

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideos = <ThrowOnError extends boolean = false>(options: Options<ListVideosData, ThrowOnError>): RequestResult<ListVideosResponses, ListVideosErrors, ThrowOnError> => (options.client ?? client).get<ListVideosResponses, ListVideosErrors, ThrowOnError>({
    responseValidator: async (data) => await zListVideosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos',
    ...options
});

export const listVideosQueryKey = (options: Options<ListVideosData>) => createQueryKey('listVideos', options, false, ['videos']);

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideosOptions = (options: Options<ListVideosData>) => queryOptions<ListVideosResponse, ListVideosError, ListVideosResponse, ReturnType<typeof listVideosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listVideos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listVideosQueryKey(options)
});

export const listVideosInfiniteQueryKey = (options: Options<ListVideosData>): QueryKey<Options<ListVideosData>> => createQueryKey('listVideos', options, true, ['videos']);

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideosInfiniteOptions = (options: Options<ListVideosData>) => {
    const opts = infiniteQueryOptions<ListVideosResponse, ListVideosError, InfiniteData<ListVideosResponse>, QueryKey<Options<ListVideosData>>, string | Pick<QueryKey<Options<ListVideosData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListVideosData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listVideos({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listVideosInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
