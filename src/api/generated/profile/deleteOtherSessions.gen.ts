// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteOtherSessionsData, DeleteOtherSessionsErrors, DeleteOtherSessionsResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteOtherSessionsResponse = zSuccess;

/**
 * End all other sessions
 *
 * All sessions of the user end, except the one of this call. Their next call is refused with 401.
 *
 */
export const deleteOtherSessions = <ThrowOnError extends boolean = false>(options?: Options<DeleteOtherSessionsData, ThrowOnError>): RequestResult<DeleteOtherSessionsResponses, DeleteOtherSessionsErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteOtherSessionsResponses, DeleteOtherSessionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteOtherSessionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions',
    ...options
});
