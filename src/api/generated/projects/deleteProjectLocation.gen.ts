// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteProjectLocationData, DeleteProjectLocationErrors, DeleteProjectLocationResponses } from '../types.gen';

/**
 * Deleted.
 */
export const zDeleteProjectLocationResponse = zSuccess;

/**
 * Delete a location
 *
 * Deletes it with everything in it. If a record names one of these locations, also one that the caller does not see, the
 * call fails with WRONG_STATE: archive it in that case.
 *
 */
export const deleteProjectLocation = <ThrowOnError extends boolean = false>(options: Options<DeleteProjectLocationData, ThrowOnError>): RequestResult<DeleteProjectLocationResponses, DeleteProjectLocationErrors, ThrowOnError> => (options.client ?? client).delete<DeleteProjectLocationResponses, DeleteProjectLocationErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProjectLocationResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations/{locationId}',
    ...options
});
