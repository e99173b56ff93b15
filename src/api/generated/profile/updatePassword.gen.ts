// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePasswordData, UpdatePasswordErrors, UpdatePasswordResponses } from '../types.gen';

/**
 * Done.
 */
export const zUpdatePasswordResponse = zSuccess;

/**
 * Change your password
 *
 * Asks for the current password. A wrong one is 422 with the pointer `/currentPassword` and the code `password`. Ends all
 * other sessions of the user; this one stays.
 *
 */
export const updatePassword = <ThrowOnError extends boolean = false>(options: Options<UpdatePasswordData, ThrowOnError>): RequestResult<UpdatePasswordResponses, UpdatePasswordErrors, ThrowOnError> => (options.client ?? client).put<UpdatePasswordResponses, UpdatePasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePasswordResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
