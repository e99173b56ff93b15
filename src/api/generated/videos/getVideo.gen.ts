// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { GetVideoData, GetVideoError, GetVideoErrors, GetVideoResponse, GetVideoResponses } from '../types.gen';

export const zGetVideoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The video.
 */
export const zGetVideoResponse = zVideoResult;

/**
 * Get a video with its comments
 */
export const getVideo = <ThrowOnError extends boolean = false>(options: Options<GetVideoData, ThrowOnError>): RequestResult<GetVideoResponses, GetVideoErrors, ThrowOnError> => (options.client ?? client).get<GetVideoResponses, GetVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options
});

export const getVideoQueryKey = (options: Options<GetVideoData>) => createQueryKey('getVideo', options, false, ['videos']);

/**
 * Get a video with its comments
 */
export const getVideoOptions = (options: Options<GetVideoData>) => queryOptions<GetVideoResponse, GetVideoError, GetVideoResponse, ReturnType<typeof getVideoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getVideo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getVideoQueryKey(options)
});
