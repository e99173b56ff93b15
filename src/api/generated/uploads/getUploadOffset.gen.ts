// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetUploadOffsetData, GetUploadOffsetErrors, GetUploadOffsetResponses } from '../types.gen';

export const zGetUploadOffsetHeaders = z.object({
    'Tus-Resumable': z.string().check(z.minLength(1), z.maxLength(20))
});

export const zGetUploadOffsetPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    uploadId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Get the offset of an upload
 *
 * HEAD of the tus protocol. A failure has its status and, like every answer to HEAD, no body.
 *
 */
export const getUploadOffset = <ThrowOnError extends boolean = false>(options: Options<GetUploadOffsetData, ThrowOnError>): RequestResult<GetUploadOffsetResponses, GetUploadOffsetErrors, ThrowOnError> => (options.client ?? client).head<GetUploadOffsetResponses, GetUploadOffsetErrors, ThrowOnError>({
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options
});
