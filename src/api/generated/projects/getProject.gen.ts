// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectResult } from '../schemas/zProjectResult.gen';
import type { Options } from '../sdk.gen';
import type { GetProjectData, GetProjectError, GetProjectErrors, GetProjectResponse, GetProjectResponses } from '../types.gen';

/**
 * The project.
 */
export const zGetProjectResponse = zProjectResult;

/**
 * Get a project
 *
 * Returns a project that the caller is a member of, with the role of the caller and what it permits.
 *
 */
export const getProject = <ThrowOnError extends boolean = false>(options: Options<GetProjectData, ThrowOnError>): RequestResult<GetProjectResponses, GetProjectErrors, ThrowOnError> => (options.client ?? client).get<GetProjectResponses, GetProjectErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProjectResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}',
    ...options
});

export const getProjectQueryKey = (options: Options<GetProjectData>) => createQueryKey('getProject', options, false, ['projects']);

/**
 * Get a project
 *
 * Returns a project that the caller is a member of, with the role of the caller and what it permits.
 *
 */
export const getProjectOptions = (options: Options<GetProjectData>) => queryOptions<GetProjectResponse, GetProjectError, GetProjectResponse, ReturnType<typeof getProjectQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProject({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProjectQueryKey(options)
});
