// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zUpdateVideoRequest } from '../schemas/zUpdateVideoRequest.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { UpdateVideoData, UpdateVideoErrors, UpdateVideoResponses } from '../types.gen';

export const zUpdateVideoBody = zUpdateVideoRequest;

export const zUpdateVideoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated video.
 */
export const zUpdateVideoResponse = zVideoResult;

/**
 * Update a video
 *
 * Properties that are absent stay unchanged. Chapters are sorted by time.
 *
 */
export const updateVideo = <ThrowOnError extends boolean = false>(options: Options<UpdateVideoData, ThrowOnError>): RequestResult<UpdateVideoResponses, UpdateVideoErrors, ThrowOnError> => (options.client ?? client).patch<UpdateVideoResponses, UpdateVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
