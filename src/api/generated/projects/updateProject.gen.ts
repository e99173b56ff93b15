// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProjectData, UpdateProjectErrors, UpdateProjectResponses } from '../types.gen';

/**
 * The updated project.
 */
export const zUpdateProjectResponse = zProjectResult;

/**
 * Update a project
 *
 * Changes the facts. Properties that are absent stay unchanged. A new time zone counts at once: due dates keep their day. The
 * currency is fixed as soon as the budget has lines: `locked` at `/currency`.
 *
 */
export const updateProject = <ThrowOnError extends boolean = false>(options: Options<UpdateProjectData, ThrowOnError>): RequestResult<UpdateProjectResponses, UpdateProjectErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProjectResponses, UpdateProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
