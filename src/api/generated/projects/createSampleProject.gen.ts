// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateSampleProjectData, CreateSampleProjectErrors, CreateSampleProjectResponses } from '../types.gen';

/**
 * The new project.
 */
export const zCreateSampleProjectResponse = zProjectResult;

/**
 * Add a sample project
 *
 * Adds a project with invented people, companies, locations and records, to try the portal with. It is marked with `sample`. The
 * caller is its project admin. Its people cannot sign in and are in no list of the account, and nobody is reminded of its
 * records. An account has one at a time: 409 `WRONG_STATE`.
 *
 */
export const createSampleProject = <ThrowOnError extends boolean = false>(options?: Options<CreateSampleProjectData, ThrowOnError>): RequestResult<CreateSampleProjectResponses, CreateSampleProjectErrors, ThrowOnError> => (options?.client ?? client).post<CreateSampleProjectResponses, CreateSampleProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSampleProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/sample-projects',
    ...options
});
