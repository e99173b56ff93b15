// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectLocationResult } from '../schemas/zProjectLocationResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProjectLocationData, UpdateProjectLocationErrors, UpdateProjectLocationResponses } from '../types.gen';

/**
 * The location.
 */
export const zUpdateProjectLocationResponse = zProjectLocationResult;

/**
 * Rename, move, archive or restore a location
 *
 * Records keep their location, and show its new path. A location that is moved takes everything in it along. The new
 * place has to fit its kind and must not be archived. If a location there has the name, the call fails with NAME_TAKEN and
 * an error at `/name`.
 *
 */
export const updateProjectLocation = <ThrowOnError extends boolean = false>(options: Options<UpdateProjectLocationData, ThrowOnError>): RequestResult<UpdateProjectLocationResponses, UpdateProjectLocationErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProjectLocationResponses, UpdateProjectLocationErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProjectLocationResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations/{locationId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
