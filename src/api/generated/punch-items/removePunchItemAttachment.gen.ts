// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { RemovePunchItemAttachmentData, RemovePunchItemAttachmentErrors, RemovePunchItemAttachmentResponses } from '../types.gen';

export const zRemovePunchItemAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64)),
    attachmentId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zRemovePunchItemAttachmentQuery = z.object({
    version: z.int().check(z.gte(1))
});

/**
 * The record without the attachment.
 */
export const zRemovePunchItemAttachmentResponse = zPunchItemResult;

/**
 * Remove an attachment from a punch item
 */
export const removePunchItemAttachment = <ThrowOnError extends boolean = false>(options: Options<RemovePunchItemAttachmentData, ThrowOnError>): RequestResult<RemovePunchItemAttachmentResponses, RemovePunchItemAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemovePunchItemAttachmentResponses, RemovePunchItemAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemovePunchItemAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments/{attachmentId}',
    ...options
});
