// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeletePinData, DeletePinErrors, DeletePinResponses } from '../types.gen';

export const zDeletePinPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    pinId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeletePinResponse = zSuccess;

/**
 * Delete a pin
 *
 * Authors may delete their own pins. Deleting others requires permission to edit the record or the role project
 * manager or admin. The record stays.
 *
 */
export const deletePin = <ThrowOnError extends boolean = false>(options: Options<DeletePinData, ThrowOnError>): RequestResult<DeletePinResponses, DeletePinErrors, ThrowOnError> => (options.client ?? client).delete<DeletePinResponses, DeletePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins/{pinId}',
    ...options
});
