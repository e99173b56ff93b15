// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { RemoveSubmittalAttachmentData, RemoveSubmittalAttachmentError, RemoveSubmittalAttachmentErrors, RemoveSubmittalAttachmentResponse, RemoveSubmittalAttachmentResponses } from '../types.gen';

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

/**
 * Remove an attachment from a submittal
 *
 * During the review, the last file cannot be removed; attach another one first.
 */
export const removeSubmittalAttachmentMutation = (options?: Partial<Options<RemoveSubmittalAttachmentData>>): UseMutationOptions<RemoveSubmittalAttachmentResponse, RemoveSubmittalAttachmentError, Options<RemoveSubmittalAttachmentData>> => {
    const mutationOptions: UseMutationOptions<RemoveSubmittalAttachmentResponse, RemoveSubmittalAttachmentError, Options<RemoveSubmittalAttachmentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeSubmittalAttachment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
