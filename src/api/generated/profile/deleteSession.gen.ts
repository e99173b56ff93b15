// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteSessionResponse = zSuccess;

/**
 * End a session
 *
 * Its next call is refused with 401. The session of this call can be ended, too.
 *
 */
export const deleteSession = <ThrowOnError extends boolean = false>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSessionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions/{sessionId}',
    ...options
});
