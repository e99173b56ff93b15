// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { ForgotPasswordData, ForgotPasswordErrors, ForgotPasswordResponses } from '../types.gen';

/**
 * Sent, if the address has an account.
 */
export const zForgotPasswordResponse = zSuccess;

/**
 * Request a password reset
 *
 * The answer is the same whether the address is known or not. 429 from the fourth call for an address within an hour.
 *
 */
export const forgotPassword = <ThrowOnError extends boolean = false>(options: Options<ForgotPasswordData, ThrowOnError>): RequestResult<ForgotPasswordResponses, ForgotPasswordErrors, ThrowOnError> => (options.client ?? client).post<ForgotPasswordResponses, ForgotPasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await zForgotPasswordResponse.parseAsync(data),
    url: '/auth/forgot-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
