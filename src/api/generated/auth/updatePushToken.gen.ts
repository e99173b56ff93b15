// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePushTokenData, UpdatePushTokenErrors, UpdatePushTokenResponses } from '../types.gen';

/**
 * The session has this token.
 */
export const zUpdatePushTokenResponse = zSuccess;

/**
 * Set the push token of the session
 *
 * Replaces the push token that `login` carried. The browser renews its token every 7 days, or when its subscription
 * changes; from then on, messages to the old token are lost. The token belongs to the session of the access token and
 * ends with it. A token that another session has moves to this one, because a browser has only one.
 *
 */
export const updatePushToken = <ThrowOnError extends boolean = false>(options: Options<UpdatePushTokenData, ThrowOnError>): RequestResult<UpdatePushTokenResponses, UpdatePushTokenErrors, ThrowOnError> => (options.client ?? client).put<UpdatePushTokenResponses, UpdatePushTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePushTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/auth/push-token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
