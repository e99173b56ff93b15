// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectTransitionsResult } from '../schemas/project-settings.gen';
import type { Options } from '../sdk.gen';
import type { GetProjectTransitionsData, GetProjectTransitionsError, GetProjectTransitionsErrors, GetProjectTransitionsResponse, GetProjectTransitionsResponses } from '../types.gen';

/**
 * What is possible, and what is open.
 */
export const zGetProjectTransitionsResponse = zProjectTransitionsResult;

/**
 * Get the changes of status that are possible now
 *
 * Returns the statuses that the caller may change the project to, with what each asks for, and what is still open there:
 * a dialog warns with it. Counts are of all records of the modules that are on, not only of those that the caller sees.
 * They are 0 for a caller who may change nothing.
 *
 */
export const getProjectTransitions = <ThrowOnError extends boolean = false>(options: Options<GetProjectTransitionsData, ThrowOnError>): RequestResult<GetProjectTransitionsResponses, GetProjectTransitionsErrors, ThrowOnError> => (options.client ?? client).get<GetProjectTransitionsResponses, GetProjectTransitionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProjectTransitionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/transitions',
    ...options
});

export const getProjectTransitionsQueryKey = (options: Options<GetProjectTransitionsData>) => createQueryKey('getProjectTransitions', options, false, ['projects']);

/**
 * Get the changes of status that are possible now
 *
 * Returns the statuses that the caller may change the project to, with what each asks for, and what is still open there:
 * a dialog warns with it. Counts are of all records of the modules that are on, not only of those that the caller sees.
 * They are 0 for a caller who may change nothing.
 *
 */
export const getProjectTransitionsOptions = (options: Options<GetProjectTransitionsData>) => queryOptions<GetProjectTransitionsResponse, GetProjectTransitionsError, GetProjectTransitionsResponse, ReturnType<typeof getProjectTransitionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProjectTransitions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProjectTransitionsQueryKey(options)
});
