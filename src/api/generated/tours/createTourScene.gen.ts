// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateTourSceneRequest } from '../schemas/zCreateTourSceneRequest.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateTourSceneData, CreateTourSceneError, CreateTourSceneErrors, CreateTourSceneResponse, CreateTourSceneResponses } from '../types.gen';

export const zCreateTourSceneBody = zCreateTourSceneRequest;

export const zCreateTourScenePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The tour with the new scene, which is its last.
 */
export const zCreateTourSceneResponse = zTourResult;

/**
 * Add a scene
 *
 * One equirectangular picture, twice as wide as high. The first scene is where the tour begins.
 *
 */
export const createTourScene = <ThrowOnError extends boolean = false>(options: Options<CreateTourSceneData, ThrowOnError>): RequestResult<CreateTourSceneResponses, CreateTourSceneErrors, ThrowOnError> => (options.client ?? client).post<CreateTourSceneResponses, CreateTourSceneErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateTourSceneResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Add a scene
 *
 * One equirectangular picture, twice as wide as high. The first scene is where the tour begins.
 *
 */
export const createTourSceneMutation = (options?: Partial<Options<CreateTourSceneData>>): UseMutationOptions<CreateTourSceneResponse, CreateTourSceneError, Options<CreateTourSceneData>> => {
    const mutationOptions: UseMutationOptions<CreateTourSceneResponse, CreateTourSceneError, Options<CreateTourSceneData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createTourScene({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
