// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { RemoveSubmittalAttachmentData, RemoveSubmittalAttachmentErrors, RemoveSubmittalAttachmentResponses } from '../types.gen';

export const zRemoveSubmittalAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64)),
    attachmentId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zRemoveSubmittalAttachmentQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * The record without the attachment.
 */
export const zRemoveSubmittalAttachmentResponse = zSubmittalResult;

/**
 * Remove an attachment from a submittal
 *
 * During the review, the last file cannot be removed; attach another one first.
 */
export const removeSubmittalAttachment = <ThrowOnError extends boolean = false>(options: Options<RemoveSubmittalAttachmentData, ThrowOnError>): RequestResult<RemoveSubmittalAttachmentResponses, RemoveSubmittalAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSubmittalAttachmentResponses, RemoveSubmittalAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveSubmittalAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/attachments/{attachmentId}',
    ...options
});
