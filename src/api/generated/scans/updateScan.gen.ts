// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import { zUpdateScanRequest } from '../schemas/zUpdateScanRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateScanData, UpdateScanErrors, UpdateScanResponses } from '../types.gen';

export const zUpdateScanBody = zUpdateScanRequest;

export const zUpdateScanPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    scanId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated scan.
 */
export const zUpdateScanResponse = zScanResult;

/**
 * Update a scan
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
