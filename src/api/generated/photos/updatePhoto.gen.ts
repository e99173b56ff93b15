// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import { zUpdatePhotoRequest } from '../schemas/zUpdatePhotoRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePhotoData, UpdatePhotoErrors, UpdatePhotoResponses } from '../types.gen';

export const zUpdatePhotoBody = zUpdatePhotoRequest;

export const zUpdatePhotoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated photo.
 */
export const zUpdatePhotoResponse = zPhotoResult;

/**
 * Update a photo
 *
 * Properties that are absent stay unchanged; the picture never changes. Changing the album requires `move`, changing
 * who sees the photo `set_private`.
 *
 */
export const updatePhoto = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoData, ThrowOnError>): RequestResult<UpdatePhotoResponses, UpdatePhotoErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePhotoResponses, UpdatePhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
