// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddCommentRequest } from '../schemas/zAddCommentRequest.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { AddPunchItemCommentData, AddPunchItemCommentErrors, AddPunchItemCommentResponses } from '../types.gen';

export const zAddPunchItemCommentBody = zAddCommentRequest;

export const zAddPunchItemCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new comment.
 */
export const zAddPunchItemCommentResponse = zPunchItemResult;

/**
 * Comment on a punch item
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addPunchItemComment = <ThrowOnError extends boolean = false>(options: Options<AddPunchItemCommentData, ThrowOnError>): RequestResult<AddPunchItemCommentResponses, AddPunchItemCommentErrors, ThrowOnError> => (options.client ?? client).post<AddPunchItemCommentResponses, AddPunchItemCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPunchItemCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
