// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { CancelScanProcessingData, CancelScanProcessingErrors, CancelScanProcessingResponses } from '../types.gen';

/**
 * The updated scan.
 */
export const zCancelScanProcessingResponse = zScanResult;

/**
 * Stop processing a scan
 *
 * Requires permission to update the scan. A scan that is neither queued nor running stays unchanged.
 *
 */
export const cancelScanProcessing = <ThrowOnError extends boolean = false>(options: Options<CancelScanProcessingData, ThrowOnError>): RequestResult<CancelScanProcessingResponses, CancelScanProcessingErrors, ThrowOnError> => (options.client ?? client).post<CancelScanProcessingResponses, CancelScanProcessingErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelScanProcessingResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/cancel-processing',
    ...options
});
