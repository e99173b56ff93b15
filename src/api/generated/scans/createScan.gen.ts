// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { formDataBodySerializer, type RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateScanRequest } from '../schemas/zCreateScanRequest.gen';
import { zScanResult } from '../schemas/zScanResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateScanData, CreateScanErrors, CreateScanResponses } from '../types.gen';

export const zCreateScanBody = zCreateScanRequest;

export const zCreateScanPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The created scan.
 */
export const zCreateScanResponse = zScanResult;

/**
 * Upload a scan
 *
 * The scan starts private, and the host processes it. For larger files or unreliable connections, upload the file
 * first: see createUpload and createScanFromUpload.
 *
 */
export const createScan = <ThrowOnError extends boolean = false>(options: Options<CreateScanData, ThrowOnError>): RequestResult<CreateScanResponses, CreateScanErrors, ThrowOnError> => (options.client ?? client).post<CreateScanResponses, CreateScanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});
