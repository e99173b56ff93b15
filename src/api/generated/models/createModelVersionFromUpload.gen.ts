// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateModelVersionFromUploadRequest } from '../schemas/zCreateModelVersionFromUploadRequest.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateModelVersionFromUploadData, CreateModelVersionFromUploadErrors, CreateModelVersionFromUploadResponses } from '../types.gen';

export const zCreateModelVersionFromUploadBody = zCreateModelVersionFromUploadRequest;

export const zCreateModelVersionFromUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated model.
 */
export const zCreateModelVersionFromUploadResponse = zModelResult;

/**
 * Create a model version from an upload
 *
 * Requires a complete upload of the caller with the purpose `model` in the format of the other versions. It becomes
 * the current version when it is ready.
 *
 */
export const createModelVersionFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateModelVersionFromUploadData, ThrowOnError>): RequestResult<CreateModelVersionFromUploadResponses, CreateModelVersionFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateModelVersionFromUploadResponses, CreateModelVersionFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateModelVersionFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
