// Generated from openapi/ by `npm run contract`. Do not edit.

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateProfilePictureData, UpdateProfilePictureErrors, UpdateProfilePictureResponses } from '../types.gen';

/**
 * The updated profile.
 */
export const zUpdateProfilePictureResponse = zProfileResult;

/**
 * Set your picture
 *
 * Replaces the picture. The portal sends a square; a host may scale it down. All answers that show the person have its
 * address in `avatarUrl`. A new picture has a new address.
 *
 */
export const updateProfilePicture = <ThrowOnError extends boolean = false>(options: Options<UpdateProfilePictureData, ThrowOnError>): RequestResult<UpdateProfilePictureResponses, UpdateProfilePictureErrors, ThrowOnError> => (options.client ?? client).put<UpdateProfilePictureResponses, UpdateProfilePictureErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateProfilePictureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/picture',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
