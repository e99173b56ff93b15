// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import { zUpdatePhotoStarRequest } from '../schemas/zUpdatePhotoStarRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePhotoStarData, UpdatePhotoStarErrors, UpdatePhotoStarResponses } from '../types.gen';

export const zUpdatePhotoStarBody = zUpdatePhotoStarRequest;

export const zUpdatePhotoStarPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated photo, as the caller sees it.
 */
export const zUpdatePhotoStarResponse = zPhotoResult;

/**
 * Star a photo
 *
 * The star is visible to the caller only.
 *
 */
export const updatePhotoStar = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoStarData, ThrowOnError>): RequestResult<UpdatePhotoStarResponses, UpdatePhotoStarErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoStarResponses, UpdatePhotoStarErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoStarResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/star',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
