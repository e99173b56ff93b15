// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProfileData, UpdateProfileErrors, UpdateProfileResponses } from '../types.gen';

/**
 * The updated profile.
 */
export const zUpdateProfileResponse = zProfileResult;

/**
 * Update your profile
 *
 * Properties that are absent stay unchanged, those in `clear` become null.
 *
 */
export const updateProfile = <ThrowOnError extends boolean = false>(options: Options<UpdateProfileData, ThrowOnError>): RequestResult<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
