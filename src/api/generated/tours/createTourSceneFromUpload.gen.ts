// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateTourSceneFromUploadRequest } from '../schemas/zCreateTourSceneFromUploadRequest.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateTourSceneFromUploadData, CreateTourSceneFromUploadErrors, CreateTourSceneFromUploadResponses } from '../types.gen';

export const zCreateTourSceneFromUploadBody = zCreateTourSceneFromUploadRequest;

export const zCreateTourSceneFromUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The tour with the new scene, at the end or at its position in the batch.
 */
export const zCreateTourSceneFromUploadResponse = zTourResult;

/**
 * Create a scene from an upload
 *
 * Requires a complete upload of the caller with the purpose `panorama` and removes it. The picture must be a full
 * panorama: equirectangular, and therefore twice as wide as high. Other pictures fail with NOT_EQUIRECTANGULAR,
 * truncated files with FILE_DAMAGED; the upload is removed in both cases.
 *
 */
export const createTourSceneFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateTourSceneFromUploadData, ThrowOnError>): RequestResult<CreateTourSceneFromUploadResponses, CreateTourSceneFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateTourSceneFromUploadResponses, CreateTourSceneFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateTourSceneFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
