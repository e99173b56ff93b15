// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateSceneViewRequest } from '../schemas/zCreateSceneViewRequest.gen';
import { zSceneViewResult } from '../schemas/zSceneViewResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSceneViewData, CreateSceneViewError, CreateSceneViewErrors, CreateSceneViewResponse, CreateSceneViewResponses } from '../types.gen';

export const zCreateSceneViewBody = zCreateSceneViewRequest;

export const zCreateSceneViewPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The saved view.
 */
export const zCreateSceneViewResponse = zSceneViewResult;

/**
 * Save a view of a viewer target
 *
 * Camera, section and the like are the viewer's business: the host keeps `state` as it came. That of a tour names one of
 * its scenes, with which the view goes when it is deleted. Everybody in the project
 * may keep views of his own; sharing one is for those with `share`. A second one of the same name, of the same
 * person and target, is refused with NAME_TAKEN and an error at `/name`; case does not matter.
 *
 */
export const createSceneView = <ThrowOnError extends boolean = false>(options: Options<CreateSceneViewData, ThrowOnError>): RequestResult<CreateSceneViewResponses, CreateSceneViewErrors, ThrowOnError> => (options.client ?? client).post<CreateSceneViewResponses, CreateSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Save a view of a viewer target
 *
 * Camera, section and the like are the viewer's business: the host keeps `state` as it came. That of a tour names one of
 * its scenes, with which the view goes when it is deleted. Everybody in the project
 * may keep views of his own; sharing one is for those with `share`. A second one of the same name, of the same
 * person and target, is refused with NAME_TAKEN and an error at `/name`; case does not matter.
 *
 */
export const createSceneViewMutation = (options?: Partial<Options<CreateSceneViewData>>): UseMutationOptions<CreateSceneViewResponse, CreateSceneViewError, Options<CreateSceneViewData>> => {
    const mutationOptions: UseMutationOptions<CreateSceneViewResponse, CreateSceneViewError, Options<CreateSceneViewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSceneView({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
