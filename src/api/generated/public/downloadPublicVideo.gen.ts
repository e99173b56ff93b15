// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicVideoData, DownloadPublicVideoError, DownloadPublicVideoErrors, DownloadPublicVideoResponse, DownloadPublicVideoResponses } from '../types.gen';

export const zDownloadPublicVideoPath = z.object({
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The file.
 */
export const zDownloadPublicVideoResponse = z.string();

/**
 * Download a shared video
 *
 * Returns the video without location metadata. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicVideo = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicVideoData, ThrowOnError>): RequestResult<DownloadPublicVideoResponses, DownloadPublicVideoErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicVideoResponses, DownloadPublicVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicVideoResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/videos/{videoId}/download',
    ...options
});

export const downloadPublicVideoQueryKey = (options: Options<DownloadPublicVideoData>) => createQueryKey('downloadPublicVideo', options, false, ['public']);

/**
 * Download a shared video
 *
 * Returns the video without location metadata. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicVideoOptions = (options: Options<DownloadPublicVideoData>) => queryOptions<DownloadPublicVideoResponse, DownloadPublicVideoError, DownloadPublicVideoResponse, ReturnType<typeof downloadPublicVideoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await downloadPublicVideo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: downloadPublicVideoQueryKey(options)
});
