// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateScanUpAxisData, UpdateScanUpAxisErrors, UpdateScanUpAxisResponses } from '../types.gen';

/**
 * The updated scan.
 */
export const zUpdateScanUpAxisResponse = zScanResult;

/**
 * Set the axis of a scan that points up
 *
 * The host turns the places and cameras of the scan's pins along.
 *
 */
export const updateScanUpAxis = <ThrowOnError extends boolean = false>(options: Options<UpdateScanUpAxisData, ThrowOnError>): RequestResult<UpdateScanUpAxisResponses, UpdateScanUpAxisErrors, ThrowOnError> => (options.client ?? client).put<UpdateScanUpAxisResponses, UpdateScanUpAxisErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateScanUpAxisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/up-axis',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
