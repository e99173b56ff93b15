// Generated from openapi/ by `npm run contract`. Do not edit.

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateScanData, CreateScanErrors, CreateScanResponses } from '../types.gen';

/**
 * The created scan.
 */
export const zCreateScanResponse = zScanResult;

/**
 * Upload a scan
 *
 * The scan starts private, and the host processes it. For larger files or unreliable connections, upload the file
 * first: see createUpload and createScanFromUpload.
 *
 */
export const createScan = <ThrowOnError extends boolean = false>(options: Options<CreateScanData, ThrowOnError>): RequestResult<CreateScanResponses, CreateScanErrors, ThrowOnError> => (options.client ?? client).post<CreateScanResponses, CreateScanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
