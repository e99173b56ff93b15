// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProjectFavoriteData, UpdateProjectFavoriteErrors, UpdateProjectFavoriteResponses } from '../types.gen';

/**
 * The project.
 */
export const zUpdateProjectFavoriteResponse = zProjectResult;

/**
 * Make a project a favorite, or no longer
 *
 * Favorites are personal. They come first in lists of projects. A closed project can be one, too.
 *
 */
export const updateProjectFavorite = <ThrowOnError extends boolean = false>(options: Options<UpdateProjectFavoriteData, ThrowOnError>): RequestResult<UpdateProjectFavoriteResponses, UpdateProjectFavoriteErrors, ThrowOnError> => (options.client ?? client).put<UpdateProjectFavoriteResponses, UpdateProjectFavoriteErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProjectFavoriteResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/favorite',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
