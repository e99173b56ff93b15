// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDone } from '../schemas/zDone.gen';
import type { Options } from '../sdk.gen';
import type { ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses } from '../types.gen';

export const zResetPasswordResponse = z.union([
    zDone,
    z.void()
]);

/**
 * Set a new password
 *
 * Requires the token of the link in the email. Ends all sessions of the account.
 *
 */
export const resetPassword = <ThrowOnError extends boolean = false>(options: Options<ResetPasswordData, ThrowOnError>): RequestResult<ResetPasswordResponses, ResetPasswordErrors, ThrowOnError> => (options.client ?? client).post<ResetPasswordResponses, ResetPasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await zResetPasswordResponse.parseAsync(data),
    url: '/auth/reset-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
