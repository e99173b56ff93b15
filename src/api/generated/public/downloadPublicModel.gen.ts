// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicModelData, DownloadPublicModelErrors, DownloadPublicModelResponses } from '../types.gen';

/**
 * The file.
 */
export const zDownloadPublicModelResponse = z.string();

/**
 * Download a shared model
 *
 * Returns the uploaded file of the current version. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicModel = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicModelData, ThrowOnError>): RequestResult<DownloadPublicModelResponses, DownloadPublicModelErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicModelResponses, DownloadPublicModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicModelResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/models/{modelId}/download',
    ...options
});
