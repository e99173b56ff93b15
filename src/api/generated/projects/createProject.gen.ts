// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateProjectData, CreateProjectErrors, CreateProjectResponses } from '../types.gen';

/**
 * The new project.
 */
export const zCreateProjectResponse = zProjectResult;

/**
 * Create a project
 *
 * The project is ongoing and empty. `adminId`, or else the caller, is its first member, as project admin. The company of
 * that person leads the project. The name and the code are unique in the account, regardless of case: 409 `NAME_TAKEN`,
 * and `errors` points at the property.
 *
 */
export const createProject = <ThrowOnError extends boolean = false>(options: Options<CreateProjectData, ThrowOnError>): RequestResult<CreateProjectResponses, CreateProjectErrors, ThrowOnError> => (options.client ?? client).post<CreateProjectResponses, CreateProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
