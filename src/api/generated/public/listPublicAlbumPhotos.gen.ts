// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicPhotoListResult } from '../schemas/public-photos.gen';
import type { Options } from '../sdk.gen';
import type { ListPublicAlbumPhotosData, ListPublicAlbumPhotosError, ListPublicAlbumPhotosErrors, ListPublicAlbumPhotosResponse, ListPublicAlbumPhotosResponses } from '../types.gen';

/**
 * One page.
 */
export const zListPublicAlbumPhotosResponse = zPublicPhotoListResult;

/**
 * List the photos of a shared album
 *
 * Newest first. Visitors do not get locations, names of people or file names.
 *
 */
export const listPublicAlbumPhotos = <ThrowOnError extends boolean = false>(options: Options<ListPublicAlbumPhotosData, ThrowOnError>): RequestResult<ListPublicAlbumPhotosResponses, ListPublicAlbumPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListPublicAlbumPhotosResponses, ListPublicAlbumPhotosErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPublicAlbumPhotosResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/albums/{albumId}/photos',
    ...options
});

export const listPublicAlbumPhotosQueryKey = (options: Options<ListPublicAlbumPhotosData>) => createQueryKey('listPublicAlbumPhotos', options, false, ['public']);

/**
 * List the photos of a shared album
 *
 * Newest first. Visitors do not get locations, names of people or file names.
 *
 */
export const listPublicAlbumPhotosOptions = (options: Options<ListPublicAlbumPhotosData>) => queryOptions<ListPublicAlbumPhotosResponse, ListPublicAlbumPhotosError, ListPublicAlbumPhotosResponse, ReturnType<typeof listPublicAlbumPhotosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPublicAlbumPhotos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPublicAlbumPhotosQueryKey(options)
});

export const listPublicAlbumPhotosInfiniteQueryKey = (options: Options<ListPublicAlbumPhotosData>): QueryKey<Options<ListPublicAlbumPhotosData>> => createQueryKey('listPublicAlbumPhotos', options, true, ['public']);

/**
 * List the photos of a shared album
 *
 * Newest first. Visitors do not get locations, names of people or file names.
 *
 */
export const listPublicAlbumPhotosInfiniteOptions = (options: Options<ListPublicAlbumPhotosData>) => {
    const opts = infiniteQueryOptions<ListPublicAlbumPhotosResponse, ListPublicAlbumPhotosError, InfiniteData<ListPublicAlbumPhotosResponse>, QueryKey<Options<ListPublicAlbumPhotosData>>, string | Pick<QueryKey<Options<ListPublicAlbumPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPublicAlbumPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPublicAlbumPhotos({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPublicAlbumPhotosInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
