// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeletePunchItemData, DeletePunchItemErrors, DeletePunchItemResponses } from '../types.gen';

export const zDeletePunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeletePunchItemQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * Deleted.
 */
export const zDeletePunchItemResponse = zSuccess;

/**
 * Delete a punch item
 *
 * Its number is never assigned again.
 *
 */
export const deletePunchItem = <ThrowOnError extends boolean = false>(options: Options<DeletePunchItemData, ThrowOnError>): RequestResult<DeletePunchItemResponses, DeletePunchItemErrors, ThrowOnError> => (options.client ?? client).delete<DeletePunchItemResponses, DeletePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options
});
