// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAlbumListResult } from '../schemas/zAlbumListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListAlbumsData, ListAlbumsError, ListAlbumsErrors, ListAlbumsResponse, ListAlbumsResponses } from '../types.gen';

export const zListAlbumsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The albums.
 */
export const zListAlbumsResponse = zAlbumListResult;

/**
 * List the photo albums of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listAlbums = <ThrowOnError extends boolean = false>(options: Options<ListAlbumsData, ThrowOnError>): RequestResult<ListAlbumsResponses, ListAlbumsErrors, ThrowOnError> => (options.client ?? client).get<ListAlbumsResponses, ListAlbumsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListAlbumsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums',
    ...options
});

export const listAlbumsQueryKey = (options: Options<ListAlbumsData>) => createQueryKey('listAlbums', options, false, ['photos']);

/**
 * List the photo albums of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listAlbumsOptions = (options: Options<ListAlbumsData>) => queryOptions<ListAlbumsResponse, ListAlbumsError, ListAlbumsResponse, ReturnType<typeof listAlbumsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAlbums({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAlbumsQueryKey(options)
});
