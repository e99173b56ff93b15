// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { CancelEmailChangeData, CancelEmailChangeErrors, CancelEmailChangeResponses } from '../types.gen';

/**
 * The updated profile.
 */
export const zCancelEmailChangeResponse = zProfileResult;

/**
 * Cancel the change of your email address
 *
 * The link that was sent no longer works. Also succeeds without a change.
 *
 */
export const cancelEmailChange = <ThrowOnError extends boolean = false>(options?: Options<CancelEmailChangeData, ThrowOnError>): RequestResult<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError> => (options?.client ?? client).delete<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelEmailChangeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/email',
    ...options
});
