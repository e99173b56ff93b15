// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import type { Options } from '../sdk.gen';
import type { DeleteTourSceneData, DeleteTourSceneErrors, DeleteTourSceneResponses } from '../types.gen';

export const zDeleteTourScenePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64)),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zDeleteTourSceneQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * The tour without the scene.
 */
export const zDeleteTourSceneResponse = zTourResult;

/**
 * Delete a scene
 *
 * Deletes the links to it, too. If the tour started there, it starts at the next scene. The last scene of a
 * published tour cannot be deleted.
 *
 */
export const deleteTourScene = <ThrowOnError extends boolean = false>(options: Options<DeleteTourSceneData, ThrowOnError>): RequestResult<DeleteTourSceneResponses, DeleteTourSceneErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTourSceneResponses, DeleteTourSceneErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteTourSceneResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}',
    ...options
});
