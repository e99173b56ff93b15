// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeletePhotoData, DeletePhotoErrors, DeletePhotoResponses } from '../types.gen';

export const zDeletePhotoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeletePhotoResponse = zSuccess;

/**
 * Delete a photo
 *
 * Deletes its markup and comments, too. Its paired photo stays.
 *
 */
export const deletePhoto = <ThrowOnError extends boolean = false>(options: Options<DeletePhotoData, ThrowOnError>): RequestResult<DeletePhotoResponses, DeletePhotoErrors, ThrowOnError> => (options.client ?? client).delete<DeletePhotoResponses, DeletePhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options
});
