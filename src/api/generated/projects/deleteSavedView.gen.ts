// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSavedViewData, DeleteSavedViewErrors, DeleteSavedViewResponses } from '../types.gen';

/**
 * Deleted.
 */
export const zDeleteSavedViewResponse = zSuccess;

/**
 * Delete a saved view
 *
 * Authors may delete their own views. Project managers and admins may also delete shared ones.
 *
 */
export const deleteSavedView = <ThrowOnError extends boolean = false>(options: Options<DeleteSavedViewData, ThrowOnError>): RequestResult<DeleteSavedViewResponses, DeleteSavedViewErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSavedViewResponses, DeleteSavedViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSavedViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/saved-views/{savedViewId}',
    ...options
});
