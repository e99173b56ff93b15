// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import { zUpdateModelRequest } from '../schemas/zUpdateModelRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateModelData, UpdateModelErrors, UpdateModelResponses } from '../types.gen';

export const zUpdateModelBody = zUpdateModelRequest;

export const zUpdateModelPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated model.
 */
export const zUpdateModelResponse = zModelResult;

/**
 * Update a model
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateModel = <ThrowOnError extends boolean = false>(options: Options<UpdateModelData, ThrowOnError>): RequestResult<UpdateModelResponses, UpdateModelErrors, ThrowOnError> => (options.client ?? client).patch<UpdateModelResponses, UpdateModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
