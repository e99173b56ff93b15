// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { ProcessScanData, ProcessScanErrors, ProcessScanResponses } from '../types.gen';

/**
 * The updated scan.
 */
export const zProcessScanResponse = zScanResult;

/**
 * Process a scan again
 *
 * Starts again after a failure or a stop. Requires permission to update the scan. A scan that is queued, running or
 * ready stays unchanged.
 *
 */
export const processScan = <ThrowOnError extends boolean = false>(options: Options<ProcessScanData, ThrowOnError>): RequestResult<ProcessScanResponses, ProcessScanErrors, ThrowOnError> => (options.client ?? client).post<ProcessScanResponses, ProcessScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zProcessScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/process',
    ...options
});
