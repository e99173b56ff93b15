// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRefreshTokenResult } from '../schemas/zRefreshTokenResult.gen';
import type { Options } from '../sdk.gen';
import type { RefreshTokenData, RefreshTokenErrors, RefreshTokenResponses } from '../types.gen';

/**
 * A new access token.
 */
export const zRefreshTokenResponse = zRefreshTokenResult;

/**
 * Get a new access token
 *
 * If the answer contains a new token, the old one is spent. For 30 seconds, a host answers a spent token with the same new one,
 * because a page may go before it has stored the answer. Using it later ends the session.
 *
 */
export const refreshToken = <ThrowOnError extends boolean = false>(options: Options<RefreshTokenData, ThrowOnError>): RequestResult<RefreshTokenResponses, RefreshTokenErrors, ThrowOnError> => (options.client ?? client).post<RefreshTokenResponses, RefreshTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zRefreshTokenResponse.parseAsync(data),
    url: '/auth/refresh-token',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
