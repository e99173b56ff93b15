// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicVideoResult } from '../schemas/public-videos.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicVideoData, GetPublicVideoError, GetPublicVideoErrors, GetPublicVideoResponse, GetPublicVideoResponses } from '../types.gen';

/**
 * The video.
 */
export const zGetPublicVideoResponse = zPublicVideoResult;

/**
 * Get a shared video
 *
 * Visitors do not see the comments.
 *
 */
export const getPublicVideo = <ThrowOnError extends boolean = false>(options: Options<GetPublicVideoData, ThrowOnError>): RequestResult<GetPublicVideoResponses, GetPublicVideoErrors, ThrowOnError> => (options.client ?? client).get<GetPublicVideoResponses, GetPublicVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicVideoResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/videos/{videoId}',
    ...options
});

export const getPublicVideoQueryKey = (options: Options<GetPublicVideoData>) => createQueryKey('getPublicVideo', options, false, ['public']);

/**
 * Get a shared video
 *
 * Visitors do not see the comments.
 *
 */
export const getPublicVideoOptions = (options: Options<GetPublicVideoData>) => queryOptions<GetPublicVideoResponse, GetPublicVideoError, GetPublicVideoResponse, ReturnType<typeof getPublicVideoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicVideo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicVideoQueryKey(options)
});
