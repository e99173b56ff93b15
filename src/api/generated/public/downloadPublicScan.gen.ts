// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicScanData, DownloadPublicScanError, DownloadPublicScanErrors, DownloadPublicScanResponse, DownloadPublicScanResponses } from '../types.gen';

export const zDownloadPublicScanPath = z.object({
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The file.
 */
export const zDownloadPublicScanResponse = z.string();

/**
 * Download a shared scan
 *
 * Returns the uploaded file of the scan. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicScan = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicScanData, ThrowOnError>): RequestResult<DownloadPublicScanResponses, DownloadPublicScanErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicScanResponses, DownloadPublicScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicScanResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/scans/{scanId}/download',
    ...options
});

export const downloadPublicScanQueryKey = (options: Options<DownloadPublicScanData>) => createQueryKey('downloadPublicScan', options, false, ['public']);

/**
 * Download a shared scan
 *
 * Returns the uploaded file of the scan. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicScanOptions = (options: Options<DownloadPublicScanData>) => queryOptions<DownloadPublicScanResponse, DownloadPublicScanError, DownloadPublicScanResponse, ReturnType<typeof downloadPublicScanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await downloadPublicScan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: downloadPublicScanQueryKey(options)
});
