// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPasskeyCreationOptionsResult } from '../schemas/zPasskeyCreationOptionsResult.gen';
import type { Options } from '../sdk.gen';
import type { MakePasskeyChallengeData, MakePasskeyChallengeErrors, MakePasskeyChallengeResponses } from '../types.gen';

/**
 * The options.
 */
export const zMakePasskeyChallengeResponse = zPasskeyCreationOptionsResult;

/**
 * Get options for a new passkey
 *
 * The first step of a new passkey. The browser passes the options to the authenticator, and `createPasskey` takes its answer.
 *
 */
export const makePasskeyChallenge = <ThrowOnError extends boolean = false>(options?: Options<MakePasskeyChallengeData, ThrowOnError>): RequestResult<MakePasskeyChallengeResponses, MakePasskeyChallengeErrors, ThrowOnError> => (options?.client ?? client).post<MakePasskeyChallengeResponses, MakePasskeyChallengeErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakePasskeyChallengeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/passkey-challenge',
    ...options
});
