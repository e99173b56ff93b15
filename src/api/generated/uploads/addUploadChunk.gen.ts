// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zUploadContent } from '../schemas/zUploadContent.gen';
import type { Options } from '../sdk.gen';
import type { AddUploadChunkData, AddUploadChunkErrors, AddUploadChunkResponses } from '../types.gen';

export const zAddUploadChunkBody = zUploadContent;

export const zAddUploadChunkHeaders = z.object({
    'Tus-Resumable': z.string().check(z.minLength(1), z.maxLength(20)),
    'Upload-Offset': z.int().check(z.gte(0)),
    'Upload-Checksum': z.optional(z.string().check(z.regex(/^(sha1|sha256) [A-Za-z0-9+\/]+={0,2}$/)))
});

export const zAddUploadChunkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    uploadId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The bytes were stored.
 */
export const zAddUploadChunkResponse = z.void();

/**
 * Send bytes of an upload
 *
 * PATCH of the tus protocol with the extension `checksum`. Without a checksum, the host saves the bytes that arrived
 * before the connection broke; with one, it saves all bytes or none. The host inspects the content as soon as its
 * first bytes arrive. If it does not fit the purpose, the call fails with FILE_TYPE_REFUSED, regardless of the file
 * name, and the upload is removed.
 *
 */
export const addUploadChunk = <ThrowOnError extends boolean = false>(options: Options<AddUploadChunkData, ThrowOnError>): RequestResult<AddUploadChunkResponses, AddUploadChunkErrors, ThrowOnError> => (options.client ?? client).patch<AddUploadChunkResponses, AddUploadChunkErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddUploadChunkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options,
    headers: {
        'Content-Type': 'application/offset+octet-stream',
        ...options.headers
    }
});
