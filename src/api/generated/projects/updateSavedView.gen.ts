// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSavedViewResult } from '../schemas/saved-views.gen';
import type { Options } from '../sdk.gen';
import type { UpdateSavedViewData, UpdateSavedViewErrors, UpdateSavedViewResponses } from '../types.gen';

/**
 * The updated view.
 */
export const zUpdateSavedViewResponse = zSavedViewResult;

/**
 * Change what a saved view shows
 *
 * Only the author may change a view. The last write wins.
 *
 */
export const updateSavedView = <ThrowOnError extends boolean = false>(options: Options<UpdateSavedViewData, ThrowOnError>): RequestResult<UpdateSavedViewResponses, UpdateSavedViewErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSavedViewResponses, UpdateSavedViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSavedViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/saved-views/{savedViewId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
