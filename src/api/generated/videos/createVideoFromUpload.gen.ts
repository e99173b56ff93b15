// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateVideoFromUploadRequest } from '../schemas/zCreateVideoFromUploadRequest.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateVideoFromUploadData, CreateVideoFromUploadErrors, CreateVideoFromUploadResponses } from '../types.gen';

export const zCreateVideoFromUploadBody = zCreateVideoFromUploadRequest;

export const zCreateVideoFromUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created video.
 */
export const zCreateVideoFromUploadResponse = zVideoResult;

/**
 * Create a video from an upload
 *
 * Requires a complete upload of the caller with the purpose `video` and removes it. The host reads the length if the
 * file states it. A truncated file fails with FILE_DAMAGED, and the upload is removed, too.
 *
 */
export const createVideoFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateVideoFromUploadData, ThrowOnError>): RequestResult<CreateVideoFromUploadResponses, CreateVideoFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateVideoFromUploadResponses, CreateVideoFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateVideoFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
