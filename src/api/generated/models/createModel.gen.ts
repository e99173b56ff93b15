// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateModelRequest } from '../schemas/zCreateModelRequest.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateModelData, CreateModelErrors, CreateModelResponses } from '../types.gen';

export const zCreateModelBody = zCreateModelRequest;

export const zCreateModelPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created model.
 */
export const zCreateModelResponse = zModelResult;

/**
 * Upload a model
 *
 * The content decides whether it is IFC or GLB, not the file name. The model starts private with one version, which
 * the host processes: it converts IFC into a format for browsers.
 *
 */
export const createModel = <ThrowOnError extends boolean = false>(options: Options<CreateModelData, ThrowOnError>): RequestResult<CreateModelResponses, CreateModelErrors, ThrowOnError> => (options.client ?? client).post<CreateModelResponses, CreateModelErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
