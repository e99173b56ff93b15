// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateScanFromUploadRequest } from '../schemas/zCreateScanFromUploadRequest.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateScanFromUploadData, CreateScanFromUploadErrors, CreateScanFromUploadResponses } from '../types.gen';

export const zCreateScanFromUploadBody = zCreateScanFromUploadRequest;

export const zCreateScanFromUploadPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created scan.
 */
export const zCreateScanFromUploadResponse = zScanResult;

/**
 * Create a scan from an upload
 *
 * Requires a complete upload of the caller and removes it. The scan starts private, and the host processes it.
 *
 */
export const createScanFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateScanFromUploadData, ThrowOnError>): RequestResult<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateScanFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
