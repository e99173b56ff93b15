// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeletePushTokenData, DeletePushTokenErrors, DeletePushTokenResponses } from '../types.gen';

/**
 * The session has no token.
 */
export const zDeletePushTokenResponse = zSuccess;

/**
 * Remove the push token of the session
 *
 * The session gets no more push messages, for example because the user has blocked notifications in the browser. Also
 * succeeds if the session has no token.
 *
 */
export const deletePushToken = <ThrowOnError extends boolean = false>(options?: Options<DeletePushTokenData, ThrowOnError>): RequestResult<DeletePushTokenResponses, DeletePushTokenErrors, ThrowOnError> => (options?.client ?? client).delete<DeletePushTokenResponses, DeletePushTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePushTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/auth/push-token',
    ...options
});
