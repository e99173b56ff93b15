// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSubmittalData, DeleteSubmittalErrors, DeleteSubmittalResponses } from '../types.gen';

export const zDeleteSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeleteSubmittalQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * Deleted.
 */
export const zDeleteSubmittalResponse = zSuccess;

/**
 * Delete a submittal
 *
 * Its number is never assigned again.
 *
 */
export const deleteSubmittal = <ThrowOnError extends boolean = false>(options: Options<DeleteSubmittalData, ThrowOnError>): RequestResult<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options
});
