// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddCommentRequest } from '../schemas/zAddCommentRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { AddSubmittalCommentData, AddSubmittalCommentErrors, AddSubmittalCommentResponses } from '../types.gen';

export const zAddSubmittalCommentBody = zAddCommentRequest;

export const zAddSubmittalCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new comment.
 */
export const zAddSubmittalCommentResponse = zSubmittalResult;

/**
 * Comment on a submittal
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addSubmittalComment = <ThrowOnError extends boolean = false>(options: Options<AddSubmittalCommentData, ThrowOnError>): RequestResult<AddSubmittalCommentResponses, AddSubmittalCommentErrors, ThrowOnError> => (options.client ?? client).post<AddSubmittalCommentResponses, AddSubmittalCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddSubmittalCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
