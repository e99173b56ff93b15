// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSceneViewData, DeleteSceneViewErrors, DeleteSceneViewResponses } from '../types.gen';

export const zDeleteSceneViewPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    sceneViewId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteSceneViewResponse = zSuccess;

/**
 * Delete a saved view
 *
 * Authors may delete their own views. Project managers and admins may also delete shared ones.
 *
 */
export const deleteSceneView = <ThrowOnError extends boolean = false>(options: Options<DeleteSceneViewData, ThrowOnError>): RequestResult<DeleteSceneViewResponses, DeleteSceneViewErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSceneViewResponses, DeleteSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views/{sceneViewId}',
    ...options
});
