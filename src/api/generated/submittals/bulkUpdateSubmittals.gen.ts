// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zBulkResult } from '../schemas/zBulkResult.gen';
import { zBulkUpdateSubmittalsRequest } from '../schemas/zBulkUpdateSubmittalsRequest.gen';
import type { Options } from '../sdk.gen';
import type { BulkUpdateSubmittalsData, BulkUpdateSubmittalsErrors, BulkUpdateSubmittalsResponses } from '../types.gen';

export const zBulkUpdateSubmittalsBody = zBulkUpdateSubmittalsRequest;

export const zBulkUpdateSubmittalsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdateSubmittalsResponse = zBulkResult;

/**
 * Update many submittals
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdateSubmittals = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateSubmittalsData, ThrowOnError>): RequestResult<BulkUpdateSubmittalsResponses, BulkUpdateSubmittalsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateSubmittalsResponses, BulkUpdateSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
