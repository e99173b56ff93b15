// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zVerifyEmailResult } from '../schemas/zVerifyEmailResult.gen';
import type { Options } from '../sdk.gen';
import type { VerifyEmailData, VerifyEmailErrors, VerifyEmailResponses } from '../types.gen';

/**
 * Confirmed.
 */
export const zVerifyEmailResponse = zVerifyEmailResult;

/**
 * Confirm an email address
 *
 * Requires the token of the link in the email. A token is valid for one use. The answer names the address, so that the
 * log-in form has it filled in.
 *
 */
export const verifyEmail = <ThrowOnError extends boolean = false>(options: Options<VerifyEmailData, ThrowOnError>): RequestResult<VerifyEmailResponses, VerifyEmailErrors, ThrowOnError> => (options.client ?? client).post<VerifyEmailResponses, VerifyEmailErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifyEmailResponse.parseAsync(data),
    url: '/auth/verify-email',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
