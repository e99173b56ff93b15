// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicPhotoData, DownloadPublicPhotoError, DownloadPublicPhotoErrors, DownloadPublicPhotoResponse, DownloadPublicPhotoResponses } from '../types.gen';

export const zDownloadPublicPhotoPath = z.object({
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

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

export const downloadPublicPhotoQueryKey = (options: Options<DownloadPublicPhotoData>) => createQueryKey('downloadPublicPhoto', options, false, ['public']);

/**
 * Download a shared photo
 *
 * Returns the full-size picture without EXIF data. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicPhotoOptions = (options: Options<DownloadPublicPhotoData>) => queryOptions<DownloadPublicPhotoResponse, DownloadPublicPhotoError, DownloadPublicPhotoResponse, ReturnType<typeof downloadPublicPhotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await downloadPublicPhoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: downloadPublicPhotoQueryKey(options)
});
