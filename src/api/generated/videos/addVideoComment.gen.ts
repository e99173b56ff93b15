// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddVideoCommentRequest } from '../schemas/zAddVideoCommentRequest.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { AddVideoCommentData, AddVideoCommentErrors, AddVideoCommentResponses } from '../types.gen';

export const zAddVideoCommentBody = zAddVideoCommentRequest;

export const zAddVideoCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new comment.
 */
export const zAddVideoCommentResponse = zVideoResult;

/**
 * Comment on a video
 *
 * The comment refers to the whole video or to a time in it.
 *
 */
export const addVideoComment = <ThrowOnError extends boolean = false>(options: Options<AddVideoCommentData, ThrowOnError>): RequestResult<AddVideoCommentResponses, AddVideoCommentErrors, ThrowOnError> => (options.client ?? client).post<AddVideoCommentResponses, AddVideoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddVideoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
