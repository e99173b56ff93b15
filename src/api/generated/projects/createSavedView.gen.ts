// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSavedViewResult } from '../schemas/saved-views.gen';
import type { Options } from '../sdk.gen';
import type { CreateSavedViewData, CreateSavedViewErrors, CreateSavedViewResponses } from '../types.gen';

/**
 * The saved view.
 */
export const zCreateSavedViewResponse = zSavedViewResult;

/**
 * Save a view of a log
 *
 * Everyone in the project may save private views; sharing one requires `share`. The same person cannot have two
 * views of a log with the same name, ignoring case: the call fails with NAME_TAKEN and an error at `/name`.
 *
 */
export const createSavedView = <ThrowOnError extends boolean = false>(options: Options<CreateSavedViewData, ThrowOnError>): RequestResult<CreateSavedViewResponses, CreateSavedViewErrors, ThrowOnError> => (options.client ?? client).post<CreateSavedViewResponses, CreateSavedViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSavedViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/saved-views',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
