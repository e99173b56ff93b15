// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateEmailData, UpdateEmailErrors, UpdateEmailResponses } from '../types.gen';

/**
 * The profile, with the address that is not confirmed yet.
 */
export const zUpdateEmailResponse = zProfileResult;

/**
 * Change your email address
 *
 * Asks for the current password, as `updatePassword` does. Sends a link to the new address, which `verifyEmail` confirms
 * within 24 hours. Until then, the old address stays, and the new one is `pendingEmail`. An address that belongs to another
 * account gets the same answer, so that nobody learns of it, and a message that names no link. Replaces an earlier change that
 * is not confirmed.
 *
 */
export const updateEmail = <ThrowOnError extends boolean = false>(options: Options<UpdateEmailData, ThrowOnError>): RequestResult<UpdateEmailResponses, UpdateEmailErrors, ThrowOnError> => (options.client ?? client).put<UpdateEmailResponses, UpdateEmailErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateEmailResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/email',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
