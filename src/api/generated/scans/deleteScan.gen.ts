// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDone } from '../schemas/zDone.gen';
import type { Options } from '../sdk.gen';
import type { DeleteScanData, DeleteScanErrors, DeleteScanResponses } from '../types.gen';

export const zDeleteScanResponse = z.union([
    zDone,
    z.void()
]);

/**
 * Delete a scan
 *
 * Deletes the scan with its files, pins and saved views, and revokes the public links that lead to it.
 *
 */
export const deleteScan = <ThrowOnError extends boolean = false>(options: Options<DeleteScanData, ThrowOnError>): RequestResult<DeleteScanResponses, DeleteScanErrors, ThrowOnError> => (options.client ?? client).delete<DeleteScanResponses, DeleteScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options
});
