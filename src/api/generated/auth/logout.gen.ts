// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { LogoutData, LogoutErrors, LogoutResponses } from '../types.gen';

/**
 * Signed out.
 */
export const zLogoutResponse = zSuccess;

/**
 * Sign out
 *
 * Ends the session of the refresh token. An unknown token belongs to a session that has ended, so the call succeeds.
 *
 */
export const logout = <ThrowOnError extends boolean = false>(options: Options<LogoutData, ThrowOnError>): RequestResult<LogoutResponses, LogoutErrors, ThrowOnError> => (options.client ?? client).post<LogoutResponses, LogoutErrors, ThrowOnError>({
    responseValidator: async (data) => await zLogoutResponse.parseAsync(data),
    url: '/auth/logout',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
