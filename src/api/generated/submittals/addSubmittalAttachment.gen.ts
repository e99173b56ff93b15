// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddAttachmentRequest } from '../schemas/zAddAttachmentRequest.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { AddSubmittalAttachmentData, AddSubmittalAttachmentErrors, AddSubmittalAttachmentResponses } from '../types.gen';

export const zAddSubmittalAttachmentBody = zAddAttachmentRequest;

export const zAddSubmittalAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new attachment.
 */
export const zAddSubmittalAttachmentResponse = zSubmittalResult;

/**
 * Attach a file to a submittal
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addSubmittalAttachment = <ThrowOnError extends boolean = false>(options: Options<AddSubmittalAttachmentData, ThrowOnError>): RequestResult<AddSubmittalAttachmentResponses, AddSubmittalAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddSubmittalAttachmentResponses, AddSubmittalAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddSubmittalAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
