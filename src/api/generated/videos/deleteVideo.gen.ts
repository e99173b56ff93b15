// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteVideoData, DeleteVideoErrors, DeleteVideoResponses } from '../types.gen';

export const zDeleteVideoPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteVideoResponse = zSuccess;

/**
 * Delete a video
 *
 * Deletes its comments, too.
 *
 */
export const deleteVideo = <ThrowOnError extends boolean = false>(options: Options<DeleteVideoData, ThrowOnError>): RequestResult<DeleteVideoResponses, DeleteVideoErrors, ThrowOnError> => (options.client ?? client).delete<DeleteVideoResponses, DeleteVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options
});
