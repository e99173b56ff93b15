// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { RemovePunchItemAttachmentData, RemovePunchItemAttachmentError, RemovePunchItemAttachmentErrors, RemovePunchItemAttachmentResponse, RemovePunchItemAttachmentResponses } from '../types.gen';

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

/**
 * Remove an attachment from a punch item
 */
export const removePunchItemAttachmentMutation = (options?: Partial<Options<RemovePunchItemAttachmentData>>): UseMutationOptions<RemovePunchItemAttachmentResponse, RemovePunchItemAttachmentError, Options<RemovePunchItemAttachmentData>> => {
    const mutationOptions: UseMutationOptions<RemovePunchItemAttachmentResponse, RemovePunchItemAttachmentError, Options<RemovePunchItemAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removePunchItemAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
