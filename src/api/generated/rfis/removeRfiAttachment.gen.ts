// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { RemoveRfiAttachmentData, RemoveRfiAttachmentErrors, RemoveRfiAttachmentResponses } from '../types.gen';

export const zRemoveRfiAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64)),
    attachmentId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zRemoveRfiAttachmentQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * The record without the attachment.
 */
export const zRemoveRfiAttachmentResponse = zRfiResult;

/**
 * Remove an attachment from an RFI
 */
export const removeRfiAttachment = <ThrowOnError extends boolean = false>(options: Options<RemoveRfiAttachmentData, ThrowOnError>): RequestResult<RemoveRfiAttachmentResponses, RemoveRfiAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemoveRfiAttachmentResponses, RemoveRfiAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveRfiAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/attachments/{attachmentId}',
    ...options
});
