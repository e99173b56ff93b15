// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zLoginResult } from '../schemas/zLoginResult.gen';
import type { Options } from '../sdk.gen';
import type { VerifySecondFactorData, VerifySecondFactorErrors, VerifySecondFactorResponses } from '../types.gen';

/**
 * Signed in.
 */
export const zVerifySecondFactorResponse = zLoginResult;

/**
 * Sign in with a second factor
 *
 * The second step of a sign-in: takes the `challenge` of the refused `login`, which works for 5 minutes and 5 wrong codes, and
 * answers as `login` does. The code is that of the authenticator app, or one of the recovery codes. Each works once.
 *
 */
export const verifySecondFactor = <ThrowOnError extends boolean = false>(options: Options<VerifySecondFactorData, ThrowOnError>): RequestResult<VerifySecondFactorResponses, VerifySecondFactorErrors, ThrowOnError> => (options.client ?? client).post<VerifySecondFactorResponses, VerifySecondFactorErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifySecondFactorResponse.parseAsync(data),
    url: '/auth/second-factor',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
