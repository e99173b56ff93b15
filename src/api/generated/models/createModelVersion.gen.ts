// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateModelVersionRequest } from '../schemas/zCreateModelVersionRequest.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateModelVersionData, CreateModelVersionErrors, CreateModelVersionResponses } from '../types.gen';

export const zCreateModelVersionBody = zCreateModelVersionRequest;

export const zCreateModelVersionPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated model.
 */
export const zCreateModelVersionResponse = zModelResult;

/**
 * Upload a new version of a model
 *
 * The file must have the format of the other versions. It becomes the current version when it is ready. If
 * processing fails, the current version stays.
 *
 */
export const createModelVersion = <ThrowOnError extends boolean = false>(options: Options<CreateModelVersionData, ThrowOnError>): RequestResult<CreateModelVersionResponses, CreateModelVersionErrors, ThrowOnError> => (options.client ?? client).post<CreateModelVersionResponses, CreateModelVersionErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateModelVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
