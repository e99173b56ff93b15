// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicScanData, DownloadPublicScanErrors, DownloadPublicScanResponses } from '../types.gen';

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
