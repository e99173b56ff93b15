// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { ResendVerificationData, ResendVerificationErrors, ResendVerificationResponses } from '../types.gen';

/**
 * Sent, if the address has an unconfirmed account.
 */
export const zResendVerificationResponse = zSuccess;

/**
 * Resend the confirmation email
 *
 * The answer is the same whether the address is known or not. 429 from the fourth call for an address within an hour.
 *
 */
export const resendVerification = <ThrowOnError extends boolean = false>(options: Options<ResendVerificationData, ThrowOnError>): RequestResult<ResendVerificationResponses, ResendVerificationErrors, ThrowOnError> => (options.client ?? client).post<ResendVerificationResponses, ResendVerificationErrors, ThrowOnError>({
    responseValidator: async (data) => await zResendVerificationResponse.parseAsync(data),
    url: '/auth/resend-verification',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
