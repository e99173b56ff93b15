// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicPhotoResult } from '../schemas/public-photos.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicPhotoData, GetPublicPhotoError, GetPublicPhotoErrors, GetPublicPhotoResponse, GetPublicPhotoResponses } from '../types.gen';

/**
 * The photo with its markup.
 */
export const zGetPublicPhotoResponse = zPublicPhotoResult;

/**
 * Get a shared photo
 *
 * Requires a link to the photo or to its album.
 *
 */
export const getPublicPhoto = <ThrowOnError extends boolean = false>(options: Options<GetPublicPhotoData, ThrowOnError>): RequestResult<GetPublicPhotoResponses, GetPublicPhotoErrors, ThrowOnError> => (options.client ?? client).get<GetPublicPhotoResponses, GetPublicPhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicPhotoResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/photos/{photoId}',
    ...options
});

export const getPublicPhotoQueryKey = (options: Options<GetPublicPhotoData>) => createQueryKey('getPublicPhoto', options, false, ['public']);

/**
 * Get a shared photo
 *
 * Requires a link to the photo or to its album.
 *
 */
export const getPublicPhotoOptions = (options: Options<GetPublicPhotoData>) => queryOptions<GetPublicPhotoResponse, GetPublicPhotoError, GetPublicPhotoResponse, ReturnType<typeof getPublicPhotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicPhoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicPhotoQueryKey(options)
});
