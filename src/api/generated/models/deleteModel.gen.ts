// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteModelData, DeleteModelError, DeleteModelErrors, DeleteModelResponse, DeleteModelResponses } from '../types.gen';

export const zDeleteModelPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteModelResponse = zSuccess;

/**
 * Delete a model
 *
 * Deletes all versions. Public links that lead to it end.
 *
 */
export const deleteModel = <ThrowOnError extends boolean = false>(options: Options<DeleteModelData, ThrowOnError>): RequestResult<DeleteModelResponses, DeleteModelErrors, ThrowOnError> => (options.client ?? client).delete<DeleteModelResponses, DeleteModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options
});

/**
 * Delete a model
 *
 * Deletes all versions. Public links that lead to it end.
 *
 */
export const deleteModelMutation = (options?: Partial<Options<DeleteModelData>>): UseMutationOptions<DeleteModelResponse, DeleteModelError, Options<DeleteModelData>> => {
    const mutationOptions: UseMutationOptions<DeleteModelResponse, DeleteModelError, Options<DeleteModelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteModel({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
