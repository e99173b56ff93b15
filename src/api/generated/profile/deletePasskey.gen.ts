// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeletePasskeyResponse = zSuccess;

/**
 * Remove a passkey
 *
 * It no longer signs in. Sessions that exist stay, and so does the copy in the password manager, which no longer works.
 *
 */
export const deletePasskey = <ThrowOnError extends boolean = false>(options: Options<DeletePasskeyData, ThrowOnError>): RequestResult<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError> => (options.client ?? client).delete<DeletePasskeyResponses, DeletePasskeyErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePasskeyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/passkeys/{passkeyId}',
    ...options
});
