// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicScanCloudFileData, GetPublicScanCloudFileError, GetPublicScanCloudFileErrors, GetPublicScanCloudFileResponse, GetPublicScanCloudFileResponses } from '../types.gen';

export const zGetPublicScanCloudFileHeaders = z.object({
    Range: z.optional(z.string().check(z.maxLength(200))),
    'If-Range': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetPublicScanCloudFilePath = z.object({
    scanId: z.string().check(z.minLength(1), z.maxLength(64)),
    file: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The whole file.
 */
export const zGetPublicScanCloudFileResponse = z.string();

/**
 * Get a file of a shared scan's point cloud
 *
 * Like `getScanCloudFile`, for visitors.
 *
 */
export const getPublicScanCloudFile = <ThrowOnError extends boolean = false>(options: Options<GetPublicScanCloudFileData, ThrowOnError>): RequestResult<GetPublicScanCloudFileResponses, GetPublicScanCloudFileErrors, ThrowOnError> => (options.client ?? client).get<GetPublicScanCloudFileResponses, GetPublicScanCloudFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicScanCloudFileResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/scans/{scanId}/cloud/{file}',
    ...options
});

export const getPublicScanCloudFileQueryKey = (options: Options<GetPublicScanCloudFileData>) => createQueryKey('getPublicScanCloudFile', options, false, ['public']);

/**
 * Get a file of a shared scan's point cloud
 *
 * Like `getScanCloudFile`, for visitors.
 *
 */
export const getPublicScanCloudFileOptions = (options: Options<GetPublicScanCloudFileData>) => queryOptions<GetPublicScanCloudFileResponse, GetPublicScanCloudFileError, GetPublicScanCloudFileResponse, ReturnType<typeof getPublicScanCloudFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicScanCloudFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicScanCloudFileQueryKey(options)
});
