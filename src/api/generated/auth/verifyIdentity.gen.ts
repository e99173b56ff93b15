// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { VerifyIdentityData, VerifyIdentityErrors, VerifyIdentityResponses } from '../types.gen';

/**
 * Confirmed.
 */
export const zVerifyIdentityResponse = zSuccess;

/**
 * Confirm that it is you
 *
 * Proves anew who the caller is, with the password, a code of the second factor, or the answer of a passkey to the options of
 * `makeLoginChallenge`. The calls with `x-step-up` are answered for 15 minutes after it, as after a sign-in. A wrong password is
 * 422 with the pointer `/currentPassword` and the code `password`, a wrong code 422 with the pointer `/code` and the code `code`.
 * The passkey of somebody else is 403 `PASSKEY_REFUSED`. A passkey proves the second factor for the rest of the session.
 *
 */
export const verifyIdentity = <ThrowOnError extends boolean = false>(options: Options<VerifyIdentityData, ThrowOnError>): RequestResult<VerifyIdentityResponses, VerifyIdentityErrors, ThrowOnError> => (options.client ?? client).post<VerifyIdentityResponses, VerifyIdentityErrors, ThrowOnError>({
    responseValidator: async (data) => await zVerifyIdentityResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/auth/step-up',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
