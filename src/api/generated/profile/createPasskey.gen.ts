// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPasskeyResult } from '../schemas/zPasskeyResult.gen';
import type { Options } from '../sdk.gen';
import type { CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyResponses } from '../types.gen';

/**
 * The passkey.
 */
export const zCreatePasskeyResponse = zPasskeyResult;

/**
 * Add a passkey
 *
 * Takes what the authenticator answered to the options of `makePasskeyChallenge`, and checks challenge, origin, domain, signature
 * and the verification of the person. The host names the passkey after the password manager or the device, and tells the person
 * by email. 409 `LIMIT_REACHED` with 20 passkeys.
 *
 */
export const createPasskey = <ThrowOnError extends boolean = false>(options: Options<CreatePasskeyData, ThrowOnError>): RequestResult<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError> => (options.client ?? client).post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePasskeyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
