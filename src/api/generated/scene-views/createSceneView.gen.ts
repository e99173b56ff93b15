// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateSceneViewRequest } from '../schemas/zCreateSceneViewRequest.gen';
import { zSceneViewResult } from '../schemas/zSceneViewResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSceneViewData, CreateSceneViewErrors, CreateSceneViewResponses } from '../types.gen';

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
 * Only the viewer interprets `state` (camera, section and so on); the host stores it unchanged. The state of a tour
 * names a scene; deleting that scene deletes the view. Everyone in the project may save private views; sharing one
 * requires `share`. The same person cannot have two views of a target with the same name, ignoring case: the call
 * fails with NAME_TAKEN and an error at `/name`.
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
