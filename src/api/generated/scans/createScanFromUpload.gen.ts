// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateScanFromUploadData, CreateScanFromUploadErrors, CreateScanFromUploadResponses } from '../types.gen';

/**
 * The created scan.
 */
export const zCreateScanFromUploadResponse = zScanResult;

/**
 * Create a scan from an upload
 *
 * Requires a complete upload of the caller and removes it. The scan starts private, and the host processes it.
 *
 */
export const createScanFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateScanFromUploadData, ThrowOnError>): RequestResult<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateScanFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
