// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShareLinkListResult } from '../schemas/zShareLinkListResult.gen';
import { zTargetType } from '../schemas/zTargetType.gen';
import type { Options } from '../sdk.gen';
import type { ListShareLinksData, ListShareLinksError, ListShareLinksErrors, ListShareLinksResponse, ListShareLinksResponses } from '../types.gen';

export const zListShareLinksPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListShareLinksQuery = z.object({
    targetType: z.optional(zTargetType),
    targetId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50)
});

/**
 * One page.
 */
export const zListShareLinksResponse = zShareLinkListResult;

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinks = <ThrowOnError extends boolean = false>(options: Options<ListShareLinksData, ThrowOnError>): RequestResult<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError> => (options.client ?? client).get<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError>({
    responseValidator: async (data) => await zListShareLinksResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links',
    ...options
});

export const listShareLinksQueryKey = (options: Options<ListShareLinksData>) => createQueryKey('listShareLinks', options, false, ['share-links']);

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinksOptions = (options: Options<ListShareLinksData>) => queryOptions<ListShareLinksResponse, ListShareLinksError, ListShareLinksResponse, ReturnType<typeof listShareLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listShareLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listShareLinksQueryKey(options)
});

export const listShareLinksInfiniteQueryKey = (options: Options<ListShareLinksData>): QueryKey<Options<ListShareLinksData>> => createQueryKey('listShareLinks', options, true, ['share-links']);

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinksInfiniteOptions = (options: Options<ListShareLinksData>) => {
    const opts = infiniteQueryOptions<ListShareLinksResponse, ListShareLinksError, InfiniteData<ListShareLinksResponse>, QueryKey<Options<ListShareLinksData>>, string | Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listShareLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listShareLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
