// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import { zUpdateTourSceneRequest } from '../schemas/zUpdateTourSceneRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateTourSceneData, UpdateTourSceneErrors, UpdateTourSceneResponses } from '../types.gen';

export const zUpdateTourSceneBody = zUpdateTourSceneRequest;

export const zUpdateTourScenePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64)),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated tour.
 */
export const zUpdateTourSceneResponse = zTourResult;

/**
 * Update a scene
 *
 * Properties that are absent stay unchanged; `links` and `hotspots` replace all former ones. `clear` names the
 * properties to empty.
 *
 */
export const updateTourScene = <ThrowOnError extends boolean = false>(options: Options<UpdateTourSceneData, ThrowOnError>): RequestResult<UpdateTourSceneResponses, UpdateTourSceneErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTourSceneResponses, UpdateTourSceneErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateTourSceneResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
