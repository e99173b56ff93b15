// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateModelFromUploadRequest } from '../schemas/zCreateModelFromUploadRequest.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateModelFromUploadData, CreateModelFromUploadErrors, CreateModelFromUploadResponses } from '../types.gen';

export const zCreateModelFromUploadBody = zCreateModelFromUploadRequest;

export const zCreateModelFromUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created model.
 */
export const zCreateModelFromUploadResponse = zModelResult;

/**
 * Create a model from an upload
 *
 * Requires a complete upload of the caller with the purpose `model` and removes it. The model starts private with
 * one version, which the host processes.
 *
 */
export const createModelFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateModelFromUploadData, ThrowOnError>): RequestResult<CreateModelFromUploadResponses, CreateModelFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateModelFromUploadResponses, CreateModelFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateModelFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
