// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoMarkupResult } from '../schemas/zPhotoMarkupResult.gen';
import type { Options } from '../sdk.gen';
import type { GetPhotoMarkupData, GetPhotoMarkupError, GetPhotoMarkupErrors, GetPhotoMarkupResponse, GetPhotoMarkupResponses } from '../types.gen';

export const zGetPhotoMarkupPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The markup layer; empty if nothing was drawn.
 */
export const zGetPhotoMarkupResponse = zPhotoMarkupResult;

/**
 * Get the markup of a photo
 *
 * The markup is a separate layer: the picture never changes.
 *
 */
export const getPhotoMarkup = <ThrowOnError extends boolean = false>(options: Options<GetPhotoMarkupData, ThrowOnError>): RequestResult<GetPhotoMarkupResponses, GetPhotoMarkupErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoMarkupResponses, GetPhotoMarkupErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoMarkupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/markup',
    ...options
});

export const getPhotoMarkupQueryKey = (options: Options<GetPhotoMarkupData>) => createQueryKey('getPhotoMarkup', options, false, ['photos']);

/**
 * Get the markup of a photo
 *
 * The markup is a separate layer: the picture never changes.
 *
 */
export const getPhotoMarkupOptions = (options: Options<GetPhotoMarkupData>) => queryOptions<GetPhotoMarkupResponse, GetPhotoMarkupError, GetPhotoMarkupResponse, ReturnType<typeof getPhotoMarkupQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhotoMarkup({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoMarkupQueryKey(options)
});
