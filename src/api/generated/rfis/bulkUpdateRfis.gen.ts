// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zBulkResult } from '../schemas/zBulkResult.gen';
import { zBulkUpdateRfisRequest } from '../schemas/zBulkUpdateRfisRequest.gen';
import type { Options } from '../sdk.gen';
import type { BulkUpdateRfisData, BulkUpdateRfisErrors, BulkUpdateRfisResponses } from '../types.gen';

export const zBulkUpdateRfisBody = zBulkUpdateRfisRequest;

export const zBulkUpdateRfisPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdateRfisResponse = zBulkResult;

/**
 * Update many RFIs
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdateRfis = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateRfisData, ThrowOnError>): RequestResult<BulkUpdateRfisResponses, BulkUpdateRfisErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateRfisResponses, BulkUpdateRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
