// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadScansData, DownloadScansErrors, DownloadScansResponses } from '../types.gen';

/**
 * The zip.
 */
export const zDownloadScansResponse = z.string();

/**
 * Download scans
 *
 * Returns a zip with the file of each scan.
 *
 */
export const downloadScans = <ThrowOnError extends boolean = false>(options: Options<DownloadScansData, ThrowOnError>): RequestResult<DownloadScansResponses, DownloadScansErrors, ThrowOnError> => (options.client ?? client).post<DownloadScansResponses, DownloadScansErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadScansResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/download',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
