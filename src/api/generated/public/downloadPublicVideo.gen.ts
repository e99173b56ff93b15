// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicVideoData, DownloadPublicVideoErrors, DownloadPublicVideoResponses } from '../types.gen';

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
