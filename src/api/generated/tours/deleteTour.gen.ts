// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteTourData, DeleteTourErrors, DeleteTourResponses } from '../types.gen';

export const zDeleteTourPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeleteTourQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * Deleted.
 */
export const zDeleteTourResponse = zSuccess;

/**
 * Delete a tour
 *
 * Deletes its panoramas, too. Public links that lead to it end.
 *
 */
export const deleteTour = <ThrowOnError extends boolean = false>(options: Options<DeleteTourData, ThrowOnError>): RequestResult<DeleteTourResponses, DeleteTourErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTourResponses, DeleteTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options
});
