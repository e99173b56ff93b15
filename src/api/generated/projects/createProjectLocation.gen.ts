// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectLocationResult } from '../schemas/zProjectLocationResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateProjectLocationData, CreateProjectLocationErrors, CreateProjectLocationResponses } from '../types.gen';

/**
 * The new location.
 */
export const zCreateProjectLocationResponse = zProjectLocationResult;

/**
 * Add a location
 *
 * A project has at most 5,000 locations: the next one fails with LIMIT_REACHED. The containing location has to fit its kind
 * and must not be archived. If a location in the same one has the name, the call fails with NAME_TAKEN and an error at
 * `/name`.
 *
 */
export const createProjectLocation = <ThrowOnError extends boolean = false>(options: Options<CreateProjectLocationData, ThrowOnError>): RequestResult<CreateProjectLocationResponses, CreateProjectLocationErrors, ThrowOnError> => (options.client ?? client).post<CreateProjectLocationResponses, CreateProjectLocationErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateProjectLocationResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
