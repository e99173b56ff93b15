// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectLocationListResult } from '../schemas/zProjectLocationListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListProjectLocationsData, ListProjectLocationsError, ListProjectLocationsErrors, ListProjectLocationsResponse, ListProjectLocationsResponses } from '../types.gen';

/**
 * All locations.
 */
export const zListProjectLocationsResponse = zProjectLocationListResult;

/**
 * List the locations of a project
 *
 * Lists the buildings of a project with their levels, areas and rooms: each location after the one that contains it,
 * siblings in the order of the project.
 *
 */
export const listProjectLocations = <ThrowOnError extends boolean = false>(options: Options<ListProjectLocationsData, ThrowOnError>): RequestResult<ListProjectLocationsResponses, ListProjectLocationsErrors, ThrowOnError> => (options.client ?? client).get<ListProjectLocationsResponses, ListProjectLocationsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListProjectLocationsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/locations',
    ...options
});

export const listProjectLocationsQueryKey = (options: Options<ListProjectLocationsData>) => createQueryKey('listProjectLocations', options, false, ['projects']);

/**
 * List the locations of a project
 *
 * Lists the buildings of a project with their levels, areas and rooms: each location after the one that contains it,
 * siblings in the order of the project.
 *
 */
export const listProjectLocationsOptions = (options: Options<ListProjectLocationsData>) => queryOptions<ListProjectLocationsResponse, ListProjectLocationsError, ListProjectLocationsResponse, ReturnType<typeof listProjectLocationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProjectLocations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProjectLocationsQueryKey(options)
});
