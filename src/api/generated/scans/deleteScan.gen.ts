// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteScanData, DeleteScanErrors, DeleteScanResponses } from '../types.gen';

export const zDeleteScanPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteScanResponse = zSuccess;

/**
 * Delete a scan
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
