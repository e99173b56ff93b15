// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import type { Options } from '../sdk.gen';
import type { GetPhotoData, GetPhotoError, GetPhotoErrors, GetPhotoResponse, GetPhotoResponses } from '../types.gen';

export const zGetPhotoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The photo.
 */
export const zGetPhotoResponse = zPhotoResult;

/**
 * Get a photo
 */
export const getPhoto = <ThrowOnError extends boolean = false>(options: Options<GetPhotoData, ThrowOnError>): RequestResult<GetPhotoResponses, GetPhotoErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoResponses, GetPhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options
});

export const getPhotoQueryKey = (options: Options<GetPhotoData>) => createQueryKey('getPhoto', options, false, ['photos']);

/**
 * Get a photo
 */
export const getPhotoOptions = (options: Options<GetPhotoData>) => queryOptions<GetPhotoResponse, GetPhotoError, GetPhotoResponse, ReturnType<typeof getPhotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoQueryKey(options)
});
