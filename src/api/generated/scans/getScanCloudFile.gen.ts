// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetScanCloudFileData, GetScanCloudFileErrors, GetScanCloudFileResponses } from '../types.gen';

/**
 * The whole file.
 */
export const zGetScanCloudFileResponse = z.string();

/**
 * Get a file of a scan's point cloud
 *
 * The cloud of a scan as Potree 2.0 in three files: `metadata.json` (bounds, attributes, number of points),
 * `hierarchy.bin` (the tree of the levels of detail) and `octree.bin` (the points). A viewer requests the bytes of
 * the nodes that it is about to show, so byte ranges are mandatory here.
 *
 * Point classes follow ASPRS LAS 1.4. Of the user-defined classes, 64 is ceiling, 65 column and 66 pipe or duct.
 *
 * NOT_FOUND for any other name. NOT_READY until the cloud can be viewed.
 *
 */
export const getScanCloudFile = <ThrowOnError extends boolean = false>(options: Options<GetScanCloudFileData, ThrowOnError>): RequestResult<GetScanCloudFileResponses, GetScanCloudFileErrors, ThrowOnError> => (options.client ?? client).get<GetScanCloudFileResponses, GetScanCloudFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetScanCloudFileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/cloud/{fileName}',
    ...options
});
