// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProfileResult } from '../schemas/zProfileResult.gen';
import type { Options } from '../sdk.gen';
import type { DeleteProfilePictureData, DeleteProfilePictureErrors, DeleteProfilePictureResponses } from '../types.gen';

/**
 * The updated profile.
 */
export const zDeleteProfilePictureResponse = zProfileResult;

/**
 * Remove your picture
 *
 * The person is shown with initials. Also succeeds without a picture.
 *
 */
export const deleteProfilePicture = <ThrowOnError extends boolean = false>(options?: Options<DeleteProfilePictureData, ThrowOnError>): RequestResult<DeleteProfilePictureResponses, DeleteProfilePictureErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteProfilePictureResponses, DeleteProfilePictureErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProfilePictureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/picture',
    ...options
});
