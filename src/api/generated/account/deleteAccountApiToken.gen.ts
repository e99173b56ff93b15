// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteAccountApiTokenData, DeleteAccountApiTokenErrors, DeleteAccountApiTokenResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteAccountApiTokenResponse = zSuccess;

/**
 * Revoke an API token of anybody
 *
 * The next call of the program is refused with 401. This cannot be undone.
 *
 */
export const deleteAccountApiToken = <ThrowOnError extends boolean = false>(options: Options<DeleteAccountApiTokenData, ThrowOnError>): RequestResult<DeleteAccountApiTokenResponses, DeleteAccountApiTokenErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAccountApiTokenResponses, DeleteAccountApiTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAccountApiTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/account/api-tokens/{apiTokenId}',
    ...options
});
