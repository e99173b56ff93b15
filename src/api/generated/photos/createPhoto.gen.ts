// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreatePhotoRequest } from '../schemas/zCreatePhotoRequest.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import type { Options } from '../sdk.gen';
import type { CreatePhotoData, CreatePhotoErrors, CreatePhotoResponses } from '../types.gen';

export const zCreatePhotoBody = zCreatePhotoRequest;

export const zCreatePhotoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created photo.
 */
export const zCreatePhotoResponse = zPhotoResult;

/**
 * Upload a photo
 *
 * The host reads capture time, location, direction and size from the picture (EXIF). A time without a zone is in the
 * time zone of the project. The host creates a thumbnail and a public copy without these data.
 *
 */
export const createPhoto = <ThrowOnError extends boolean = false>(options: Options<CreatePhotoData, ThrowOnError>): RequestResult<CreatePhotoResponses, CreatePhotoErrors, ThrowOnError> => (options.client ?? client).post<CreatePhotoResponses, CreatePhotoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreatePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
