// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLoginResult } from '../schemas/zLoginResult.gen';
import type { Options } from '../sdk.gen';
import type { LoginData, LoginErrors, LoginResponses } from '../types.gen';

/**
 * Signed in.
 */
export const zLoginResponse = zLoginResult;

/**
 * Sign in
 *
 * Starts a session. An unknown address and a wrong password get the same answer, and after 10 of them within 10 minutes a 429
 * (guide 'Sign-in and refresh'). Somebody with a second factor gets 401 `SECOND_FACTOR_REQUIRED` in place of the session. Sign in with an account of the mock, such as
 * `ana.torres@example.com` with the password `Portal!2026`.
 *
 */
export const login = <ThrowOnError extends boolean = false>(options: Options<LoginData, ThrowOnError>): RequestResult<LoginResponses, LoginErrors, ThrowOnError> => (options.client ?? client).post<LoginResponses, LoginErrors, ThrowOnError>({
    responseValidator: async (data) => await zLoginResponse.parseAsync(data),
    url: '/auth/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
