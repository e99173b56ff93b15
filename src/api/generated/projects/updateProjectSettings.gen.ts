// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectSettingsResult } from '../schemas/project-settings.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProjectSettingsData, UpdateProjectSettingsErrors, UpdateProjectSettingsResponses } from '../types.gen';

/**
 * The updated settings.
 */
export const zUpdateProjectSettingsResponse = zProjectSettingsResult;

/**
 * Update the settings of a project
 *
 * Properties that are absent stay unchanged; each one that is sent replaces the former value as a whole. Switching a
 * module off deletes nothing: its records are back when it is on again. New working days, holidays and numbers of days
 * count for dates that are computed from now on.
 *
 */
export const updateProjectSettings = <ThrowOnError extends boolean = false>(options: Options<UpdateProjectSettingsData, ThrowOnError>): RequestResult<UpdateProjectSettingsResponses, UpdateProjectSettingsErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProjectSettingsResponses, UpdateProjectSettingsErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProjectSettingsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
