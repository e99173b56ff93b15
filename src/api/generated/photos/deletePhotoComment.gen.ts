// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import type { Options } from '../sdk.gen';
import type { DeletePhotoCommentData, DeletePhotoCommentErrors, DeletePhotoCommentResponses } from '../types.gen';

export const zDeletePhotoCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64)),
    commentId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record without the comment.
 */
export const zDeletePhotoCommentResponse = zPhotoResult;

/**
 * Delete a comment on a photo
 *
 * Only the author may delete a comment. This cannot be undone.
 *
 */
export const deletePhotoComment = <ThrowOnError extends boolean = false>(options: Options<DeletePhotoCommentData, ThrowOnError>): RequestResult<DeletePhotoCommentResponses, DeletePhotoCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeletePhotoCommentResponses, DeletePhotoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePhotoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/comments/{commentId}',
    ...options
});
