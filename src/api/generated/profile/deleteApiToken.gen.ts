// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteApiTokenData, DeleteApiTokenErrors, DeleteApiTokenResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteApiTokenResponse = zSuccess;

/**
 * Revoke your API token
 *
 * The next call of the program is refused with 401. This cannot be undone.
 *
 */
export const deleteApiToken = <ThrowOnError extends boolean = false>(options: Options<DeleteApiTokenData, ThrowOnError>): RequestResult<DeleteApiTokenResponses, DeleteApiTokenErrors, ThrowOnError> => (options.client ?? client).delete<DeleteApiTokenResponses, DeleteApiTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteApiTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/api-tokens/{apiTokenId}',
    ...options
});
