// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteProfileData, DeleteProfileErrors, DeleteProfileResponses } from '../types.gen';

/**
 * Done.
 */
export const zDeleteProfileResponse = zSuccess;

/**
 * Delete your account
 *
 * Asks for the current password, as `updatePassword` does. Ends all sessions and memberships, and removes the address, the
 * phone number and the picture. The name stays in records and their history. Open records that the person had to act on go to a
 * project admin. 409 `WRONG_STATE` if a project would be without a project admin; the profile lists these as `soleAdminOf`.
 *
 */
export const deleteProfile = <ThrowOnError extends boolean = false>(options: Options<DeleteProfileData, ThrowOnError>): RequestResult<DeleteProfileResponses, DeleteProfileErrors, ThrowOnError> => (options.client ?? client).post<DeleteProfileResponses, DeleteProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
