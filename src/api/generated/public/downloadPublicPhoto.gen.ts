// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicPhotoData, DownloadPublicPhotoErrors, DownloadPublicPhotoResponses } from '../types.gen';

/**
 * The file.
 */
export const zDownloadPublicPhotoResponse = z.string();

/**
 * Download a shared photo
 *
 * Returns the full-size picture without EXIF data. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicPhoto = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicPhotoData, ThrowOnError>): RequestResult<DownloadPublicPhotoResponses, DownloadPublicPhotoErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicPhotoResponses, DownloadPublicPhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicPhotoResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/photos/{photoId}/download',
    ...options
});
