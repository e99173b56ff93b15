// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoMarkupResult } from '../schemas/zPhotoMarkupResult.gen';
import { zUpdatePhotoMarkupRequest } from '../schemas/zUpdatePhotoMarkupRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePhotoMarkupData, UpdatePhotoMarkupErrors, UpdatePhotoMarkupResponses } from '../types.gen';

export const zUpdatePhotoMarkupBody = zUpdatePhotoMarkupRequest;

export const zUpdatePhotoMarkupPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated layer.
 */
export const zUpdatePhotoMarkupResponse = zPhotoMarkupResult;

/**
 * Draw on a photo
 *
 * Replaces the whole layer. A layer without shapes is deleted.
 *
 */
export const updatePhotoMarkup = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoMarkupData, ThrowOnError>): RequestResult<UpdatePhotoMarkupResponses, UpdatePhotoMarkupErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoMarkupResponses, UpdatePhotoMarkupErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoMarkupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/markup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
