// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zAddPunchItemAttachmentRequest } from '../schemas/zAddPunchItemAttachmentRequest.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { AddPunchItemAttachmentData, AddPunchItemAttachmentErrors, AddPunchItemAttachmentResponses } from '../types.gen';

export const zAddPunchItemAttachmentBody = zAddPunchItemAttachmentRequest;

export const zAddPunchItemAttachmentPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record with the new attachment.
 */
export const zAddPunchItemAttachmentResponse = zPunchItemResult;

/**
 * Attach a file to a punch item
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addPunchItemAttachment = <ThrowOnError extends boolean = false>(options: Options<AddPunchItemAttachmentData, ThrowOnError>): RequestResult<AddPunchItemAttachmentResponses, AddPunchItemAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddPunchItemAttachmentResponses, AddPunchItemAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddPunchItemAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
