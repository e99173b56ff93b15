// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zUpdateVideoPosterRequest } from '../schemas/zUpdateVideoPosterRequest.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateVideoPosterData, UpdateVideoPosterErrors, UpdateVideoPosterResponses } from '../types.gen';

export const zUpdateVideoPosterBody = zUpdateVideoPosterRequest;

export const zUpdateVideoPosterPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated video.
 */
export const zUpdateVideoPosterResponse = zVideoResult;

/**
 * Set the poster of a video
 */
export const updateVideoPoster = <ThrowOnError extends boolean = false>(options: Options<UpdateVideoPosterData, ThrowOnError>): RequestResult<UpdateVideoPosterResponses, UpdateVideoPosterErrors, ThrowOnError> => (options.client ?? client).put<UpdateVideoPosterResponses, UpdateVideoPosterErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateVideoPosterResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/poster',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
