// Generated from openapi/ by `npm run contract`. Do not edit.

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zShownScanResult } from '../schemas/zShownScanResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateScanData, UpdateScanErrors, UpdateScanResponses } from '../types.gen';

/**
 * The updated scan.
 */
export const zUpdateScanResponse = zShownScanResult;

/**
 * Update a scan
 *
 * Changes the title, the description or the thumbnail. Absent properties stay unchanged. The product sends no version, so
 * the version that the caller read travels in the header `If-Match`. Without it, the last call wins.
 *
 */
export const updateScan = <ThrowOnError extends boolean = false>(options: Options<UpdateScanData, ThrowOnError>): RequestResult<UpdateScanResponses, UpdateScanErrors, ThrowOnError> => (options.client ?? client).put<UpdateScanResponses, UpdateScanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
