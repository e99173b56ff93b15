// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPasskeyResult } from '../schemas/zPasskeyResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses } from '../types.gen';

/**
 * The passkey.
 */
export const zUpdatePasskeyResponse = zPasskeyResult;

/**
 * Rename a passkey
 *
 * The name is for the person alone.
 *
 */
export const updatePasskey = <ThrowOnError extends boolean = false>(options: Options<UpdatePasskeyData, ThrowOnError>): RequestResult<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePasskeyResponses, UpdatePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePasskeyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/passkeys/{passkeyId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
