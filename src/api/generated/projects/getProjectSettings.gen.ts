// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectSettingsResult } from '../schemas/project-settings.gen';
import type { Options } from '../sdk.gen';
import type { GetProjectSettingsData, GetProjectSettingsError, GetProjectSettingsErrors, GetProjectSettingsResponse, GetProjectSettingsResponses } from '../types.gen';

/**
 * The settings.
 */
export const zGetProjectSettingsResponse = zProjectSettingsResult;

/**
 * Get the settings of a project
 *
 * Modules, defaults, calendar, numbers and rules. What forms need of them, every member reads in `defaults` of the project.
 *
 */
export const getProjectSettings = <ThrowOnError extends boolean = false>(options: Options<GetProjectSettingsData, ThrowOnError>): RequestResult<GetProjectSettingsResponses, GetProjectSettingsErrors, ThrowOnError> => (options.client ?? client).get<GetProjectSettingsResponses, GetProjectSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProjectSettingsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/settings',
    ...options
});

export const getProjectSettingsQueryKey = (options: Options<GetProjectSettingsData>) => createQueryKey('getProjectSettings', options, false, ['projects']);

/**
 * Get the settings of a project
 *
 * Modules, defaults, calendar, numbers and rules. What forms need of them, every member reads in `defaults` of the project.
 *
 */
export const getProjectSettingsOptions = (options: Options<GetProjectSettingsData>) => queryOptions<GetProjectSettingsResponse, GetProjectSettingsError, GetProjectSettingsResponse, ReturnType<typeof getProjectSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProjectSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProjectSettingsQueryKey(options)
});
