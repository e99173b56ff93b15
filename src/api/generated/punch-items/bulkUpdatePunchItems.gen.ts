// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zBulkResult } from '../schemas/zBulkResult.gen';
import { zBulkUpdatePunchItemsRequest } from '../schemas/zBulkUpdatePunchItemsRequest.gen';
import type { Options } from '../sdk.gen';
import type { BulkUpdatePunchItemsData, BulkUpdatePunchItemsErrors, BulkUpdatePunchItemsResponses } from '../types.gen';

export const zBulkUpdatePunchItemsBody = zBulkUpdatePunchItemsRequest;

export const zBulkUpdatePunchItemsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdatePunchItemsResponse = zBulkResult;

/**
 * Update many punch items
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdatePunchItems = <ThrowOnError extends boolean = false>(options: Options<BulkUpdatePunchItemsData, ThrowOnError>): RequestResult<BulkUpdatePunchItemsResponses, BulkUpdatePunchItemsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdatePunchItemsResponses, BulkUpdatePunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdatePunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
