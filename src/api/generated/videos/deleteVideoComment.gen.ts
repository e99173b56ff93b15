// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zVideoResult } from '../schemas/zVideoResult.gen';
import type { Options } from '../sdk.gen';
import type { DeleteVideoCommentData, DeleteVideoCommentErrors, DeleteVideoCommentResponses } from '../types.gen';

export const zDeleteVideoCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    videoId: z.string().check(z.minLength(1), z.maxLength(64)),
    commentId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record without the comment.
 */
export const zDeleteVideoCommentResponse = zVideoResult;

/**
 * Delete a comment on a video
 *
 * Only the author may delete a comment. This cannot be undone.
 *
 */
export const deleteVideoComment = <ThrowOnError extends boolean = false>(options: Options<DeleteVideoCommentData, ThrowOnError>): RequestResult<DeleteVideoCommentResponses, DeleteVideoCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteVideoCommentResponses, DeleteVideoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteVideoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/comments/{commentId}',
    ...options
});
