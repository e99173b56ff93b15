// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { DeleteProjectCoverData, DeleteProjectCoverErrors, DeleteProjectCoverResponses } from '../types.gen';

/**
 * The updated project.
 */
export const zDeleteProjectCoverResponse = zProjectResult;

/**
 * Remove the picture of a project
 *
 * Also succeeds without a picture.
 *
 */
export const deleteProjectCover = <ThrowOnError extends boolean = false>(options: Options<DeleteProjectCoverData, ThrowOnError>): RequestResult<DeleteProjectCoverResponses, DeleteProjectCoverErrors, ThrowOnError> => (options.client ?? client).delete<DeleteProjectCoverResponses, DeleteProjectCoverErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProjectCoverResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/cover',
    ...options
});
