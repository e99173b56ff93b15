// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelResult } from '../schemas/zModelResult.gen';
import type { Options } from '../sdk.gen';
import type { GetModelData, GetModelError, GetModelErrors, GetModelResponse, GetModelResponses } from '../types.gen';

export const zGetModelPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The model.
 */
export const zGetModelResponse = zModelResult;

/**
 * Get a model
 */
export const getModel = <ThrowOnError extends boolean = false>(options: Options<GetModelData, ThrowOnError>): RequestResult<GetModelResponses, GetModelErrors, ThrowOnError> => (options.client ?? client).get<GetModelResponses, GetModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options
});

export const getModelQueryKey = (options: Options<GetModelData>) => createQueryKey('getModel', options, false, ['models']);

/**
 * Get a model
 */
export const getModelOptions = (options: Options<GetModelData>) => queryOptions<GetModelResponse, GetModelError, GetModelResponse, ReturnType<typeof getModelQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getModel({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getModelQueryKey(options)
});
