// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPasskeyRequestOptionsResult } from '../schemas/zPasskeyRequestOptionsResult.gen';
import type { Options } from '../sdk.gen';
import type { MakeLoginChallengeData, MakeLoginChallengeErrors, MakeLoginChallengeResponses } from '../types.gen';

/**
 * The options.
 */
export const zMakeLoginChallengeResponse = zPasskeyRequestOptionsResult;

/**
 * Get options for a sign-in with a passkey
 *
 * The first step of a sign-in with a passkey. The browser passes the options to the authenticator, and `loginWithPasskey` takes
 * its answer. Needs no address: the authenticator knows the passkeys of the portal.
 *
 */
export const makeLoginChallenge = <ThrowOnError extends boolean = false>(options?: Options<MakeLoginChallengeData, ThrowOnError>): RequestResult<MakeLoginChallengeResponses, MakeLoginChallengeErrors, ThrowOnError> => (options?.client ?? client).post<MakeLoginChallengeResponses, MakeLoginChallengeErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeLoginChallengeResponse.parseAsync(data),
    url: '/auth/passkey-challenge',
    ...options
});
