// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicScanCloudFileData, GetPublicScanCloudFileErrors, GetPublicScanCloudFileResponses } from '../types.gen';

/**
 * The whole file.
 */
export const zGetPublicScanCloudFileResponse = z.string();

/**
 * Get a file of a shared scan's point cloud
 *
 * Like `getScanCloudFile`, for visitors.
 *
 */
export const getPublicScanCloudFile = <ThrowOnError extends boolean = false>(options: Options<GetPublicScanCloudFileData, ThrowOnError>): RequestResult<GetPublicScanCloudFileResponses, GetPublicScanCloudFileErrors, ThrowOnError> => (options.client ?? client).get<GetPublicScanCloudFileResponses, GetPublicScanCloudFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicScanCloudFileResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/scans/{scanId}/cloud/{fileName}',
    ...options
});
