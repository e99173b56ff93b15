// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zUploadResult } from '../schemas/zUploadResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateUploadData, CreateUploadErrors, CreateUploadResponses } from '../types.gen';

export const zCreateUploadHeaders = z.object({
    'Tus-Resumable': z.string().check(z.minLength(1), z.maxLength(20)),
    'Upload-Length': z.int().check(z.gte(1)),
    'Upload-Metadata': z.string().check(z.minLength(1), z.maxLength(16000))
});

export const zCreateUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The new upload, still empty.
 */
export const zCreateUploadResponse = zUploadResult;

/**
 * Create an upload
 *
 * Extension `creation` of the tus protocol. addUploadChunk then sends the bytes to the address in `Location`.
 * Requires permission to create a record from the file.
 *
 */
export const createUpload = <ThrowOnError extends boolean = false>(options: Options<CreateUploadData, ThrowOnError>): RequestResult<CreateUploadResponses, CreateUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateUploadResponses, CreateUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads',
    ...options
});
