// Generated from openapi/ by `npm run contract`. Do not edit.

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProjectCoverData, UpdateProjectCoverErrors, UpdateProjectCoverResponses } from '../types.gen';

/**
 * The updated project.
 */
export const zUpdateProjectCoverResponse = zProjectResult;

/**
 * Set the picture of a project
 *
 * Replaces the picture. A host removes its metadata, such as the place. A new picture has a new address in `coverUrl`.
 *
 */
export const updateProjectCover = <ThrowOnError extends boolean = false>(options: Options<UpdateProjectCoverData, ThrowOnError>): RequestResult<UpdateProjectCoverResponses, UpdateProjectCoverErrors, ThrowOnError> => (options.client ?? client).put<UpdateProjectCoverResponses, UpdateProjectCoverErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateProjectCoverResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/cover',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
