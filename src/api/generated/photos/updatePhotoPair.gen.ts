// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import { zUpdatePhotoPairRequest } from '../schemas/zUpdatePhotoPairRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdatePhotoPairData, UpdatePhotoPairErrors, UpdatePhotoPairResponses } from '../types.gen';

export const zUpdatePhotoPairBody = zUpdatePhotoPairRequest;

export const zUpdatePhotoPairPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated photo.
 */
export const zUpdatePhotoPairResponse = zPhotoResult;

/**
 * Pair a before photo with an after photo
 *
 * Pairs both photos with each other; the one that was taken first is the before photo. A photo has at most one
 * partner: pairing it again releases the former partners.
 *
 */
export const updatePhotoPair = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoPairData, ThrowOnError>): RequestResult<UpdatePhotoPairResponses, UpdatePhotoPairErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoPairResponses, UpdatePhotoPairErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoPairResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/pair',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
