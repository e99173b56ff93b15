// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { RemoveAuthenticatorData, RemoveAuthenticatorErrors, RemoveAuthenticatorResponses } from '../types.gen';

/**
 * Turned off.
 */
export const zRemoveAuthenticatorResponse = zSuccess;

/**
 * Turn off your authenticator app
 *
 * Asks for the current password, as `updatePassword` does. The recovery codes end, too. The person gets an email. Also succeeds
 * without an app.
 *
 */
export const removeAuthenticator = <ThrowOnError extends boolean = false>(options: Options<RemoveAuthenticatorData, ThrowOnError>): RequestResult<RemoveAuthenticatorResponses, RemoveAuthenticatorErrors, ThrowOnError> => (options.client ?? client).post<RemoveAuthenticatorResponses, RemoveAuthenticatorErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveAuthenticatorResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/authenticator/removal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
