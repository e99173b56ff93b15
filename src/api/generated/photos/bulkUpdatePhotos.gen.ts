// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zBulkResult } from '../schemas/zBulkResult.gen';
import { zBulkUpdatePhotosRequest } from '../schemas/zBulkUpdatePhotosRequest.gen';
import type { Options } from '../sdk.gen';
import type { BulkUpdatePhotosData, BulkUpdatePhotosErrors, BulkUpdatePhotosResponses } from '../types.gen';

export const zBulkUpdatePhotosBody = zBulkUpdatePhotosRequest;

export const zBulkUpdatePhotosPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdatePhotosResponse = zBulkResult;

/**
 * Move, tag, hide or delete many photos at once
 *
 * Each photo is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdatePhotos = <ThrowOnError extends boolean = false>(options: Options<BulkUpdatePhotosData, ThrowOnError>): RequestResult<BulkUpdatePhotosResponses, BulkUpdatePhotosErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdatePhotosResponses, BulkUpdatePhotosErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdatePhotosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
