// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicDocumentData, DownloadPublicDocumentErrors, DownloadPublicDocumentResponses } from '../types.gen';

/**
 * The file.
 */
export const zDownloadPublicDocumentResponse = z.string();

/**
 * Download a shared folder or file
 *
 * Returns a file, or a zip of a folder without private folders. FORBIDDEN if the link does not permit downloads. It is noted in
 * the download log.
 *
 */
export const downloadPublicDocument = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicDocumentData, ThrowOnError>): RequestResult<DownloadPublicDocumentResponses, DownloadPublicDocumentErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicDocumentResponses, DownloadPublicDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicDocumentResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/documents/{documentId}/download',
    ...options
});
