// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddCommentRequest } from '../schemas/zAddCommentRequest.gen';
import { zPhotoResult } from '../schemas/zPhotoResult.gen';
import type { Options } from '../sdk.gen';
import type { AddPhotoCommentData, AddPhotoCommentErrors, AddPhotoCommentResponses } from '../types.gen';

export const zAddPhotoCommentBody = zAddCommentRequest;

export const zAddPhotoCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    photoId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new comment.
 */
export const zAddPhotoCommentResponse = zPhotoResult;

/**
 * Comment on a photo
 *
 * Everyone who sees the photo sees the comment. Only members of the lead company see an internal comment.
 *
 */
export const addPhotoComment = <ThrowOnError extends boolean = false>(options: Options<AddPhotoCommentData, ThrowOnError>): RequestResult<AddPhotoCommentResponses, AddPhotoCommentErrors, ThrowOnError> => (options.client ?? client).post<AddPhotoCommentResponses, AddPhotoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPhotoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
