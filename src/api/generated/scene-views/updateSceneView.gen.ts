// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSceneViewResult } from '../schemas/zSceneViewResult.gen';
import { zUpdateSceneViewRequest } from '../schemas/zUpdateSceneViewRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateSceneViewData, UpdateSceneViewErrors, UpdateSceneViewResponses } from '../types.gen';

export const zUpdateSceneViewBody = zUpdateSceneViewRequest;

export const zUpdateSceneViewPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    sceneViewId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated view.
 */
export const zUpdateSceneViewResponse = zSceneViewResult;

/**
 * Rename a saved view, or share it
 *
 * Only the author may change a view. Properties that are absent stay unchanged.
 *
 */
export const updateSceneView = <ThrowOnError extends boolean = false>(options: Options<UpdateSceneViewData, ThrowOnError>): RequestResult<UpdateSceneViewResponses, UpdateSceneViewErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSceneViewResponses, UpdateSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views/{sceneViewId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
