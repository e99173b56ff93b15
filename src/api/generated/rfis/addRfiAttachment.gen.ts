// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddAttachmentRequest } from '../schemas/zAddAttachmentRequest.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { AddRfiAttachmentData, AddRfiAttachmentErrors, AddRfiAttachmentResponses } from '../types.gen';

export const zAddRfiAttachmentBody = zAddAttachmentRequest;

export const zAddRfiAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new attachment.
 */
export const zAddRfiAttachmentResponse = zRfiResult;

/**
 * Attach a file to an RFI
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addRfiAttachment = <ThrowOnError extends boolean = false>(options: Options<AddRfiAttachmentData, ThrowOnError>): RequestResult<AddRfiAttachmentResponses, AddRfiAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddRfiAttachmentResponses, AddRfiAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddRfiAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
