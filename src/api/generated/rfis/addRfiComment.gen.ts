// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddCommentRequest } from '../schemas/zAddCommentRequest.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { AddRfiCommentData, AddRfiCommentErrors, AddRfiCommentResponses } from '../types.gen';

export const zAddRfiCommentBody = zAddCommentRequest;

export const zAddRfiCommentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new comment.
 */
export const zAddRfiCommentResponse = zRfiResult;

/**
 * Comment on an RFI
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addRfiComment = <ThrowOnError extends boolean = false>(options: Options<AddRfiCommentData, ThrowOnError>): RequestResult<AddRfiCommentResponses, AddRfiCommentErrors, ThrowOnError> => (options.client ?? client).post<AddRfiCommentResponses, AddRfiCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddRfiCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
