// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DeleteUploadData, DeleteUploadErrors, DeleteUploadResponses } from '../types.gen';

export const zDeleteUploadHeaders = z.object({
    'Tus-Resumable': z.string().check(z.minLength(1), z.maxLength(20))
});

export const zDeleteUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    uploadId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * It was deleted.
 */
export const zDeleteUploadResponse = z.void();

/**
 * Discard an upload
 *
 * Extension `termination` of the tus protocol: discards the bytes.
 *
 */
export const deleteUpload = <ThrowOnError extends boolean = false>(options: Options<DeleteUploadData, ThrowOnError>): RequestResult<DeleteUploadResponses, DeleteUploadErrors, ThrowOnError> => (options.client ?? client).delete<DeleteUploadResponses, DeleteUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options
});
