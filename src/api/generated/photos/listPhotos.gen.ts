// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoListResult } from '../schemas/zPhotoListResult.gen';
import { zPhotoSort } from '../schemas/zPhotoSort.gen';
import type { Options } from '../sdk.gen';
import type { ListPhotosData, ListPhotosError, ListPhotosErrors, ListPhotosResponse, ListPhotosResponses } from '../types.gen';

export const zListPhotosPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListPhotosQuery = z.object({
    albumId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    takenFrom: z.optional(z.iso.date()),
    takenTo: z.optional(z.iso.date()),
    tag: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    uploaderId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    is360: z.optional(z.boolean()),
    starred: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    sort: z.optional(zPhotoSort),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50)
});

/**
 * One page.
 */
export const zListPhotosResponse = zPhotoListResult;

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotos = <ThrowOnError extends boolean = false>(options: Options<ListPhotosData, ThrowOnError>): RequestResult<ListPhotosResponses, ListPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListPhotosResponses, ListPhotosErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPhotosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos',
    ...options
});

export const listPhotosQueryKey = (options: Options<ListPhotosData>) => createQueryKey('listPhotos', options, false, ['photos']);

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotosOptions = (options: Options<ListPhotosData>) => queryOptions<ListPhotosResponse, ListPhotosError, ListPhotosResponse, ReturnType<typeof listPhotosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPhotos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPhotosQueryKey(options)
});

export const listPhotosInfiniteQueryKey = (options: Options<ListPhotosData>): QueryKey<Options<ListPhotosData>> => createQueryKey('listPhotos', options, true, ['photos']);

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotosInfiniteOptions = (options: Options<ListPhotosData>) => {
    const opts = infiniteQueryOptions<ListPhotosResponse, ListPhotosError, InfiniteData<ListPhotosResponse>, QueryKey<Options<ListPhotosData>>, string | Pick<QueryKey<Options<ListPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPhotos({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPhotosInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
