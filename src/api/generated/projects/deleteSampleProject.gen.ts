// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSampleProjectData, DeleteSampleProjectErrors, DeleteSampleProjectResponses } from '../types.gen';

/**
 * Deleted.
 */
export const zDeleteSampleProjectResponse = zSuccess;

/**
 * Delete a sample project
 *
 * Deletes the project with everything in it, its people and its companies, for good. Only a sample project can be deleted: 409
 * `WRONG_STATE` for others.
 *
 */
export const deleteSampleProject = <ThrowOnError extends boolean = false>(options: Options<DeleteSampleProjectData, ThrowOnError>): RequestResult<DeleteSampleProjectResponses, DeleteSampleProjectErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSampleProjectResponses, DeleteSampleProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSampleProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/sample',
    ...options
});
