// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSuccess } from '../schemas/zSuccess.gen';
import type { Options } from '../sdk.gen';
import type { DeleteShareLinkData, DeleteShareLinkErrors, DeleteShareLinkResponses } from '../types.gen';

export const zDeleteShareLinkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    shareLinkId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * Deleted.
 */
export const zDeleteShareLinkResponse = zSuccess;

/**
 * Delete a public link
 *
 * An active link ends immediately, as if it were revoked.
 *
 */
export const deleteShareLink = <ThrowOnError extends boolean = false>(options: Options<DeleteShareLinkData, ThrowOnError>): RequestResult<DeleteShareLinkResponses, DeleteShareLinkErrors, ThrowOnError> => (options.client ?? client).delete<DeleteShareLinkResponses, DeleteShareLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteShareLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links/{shareLinkId}',
    ...options
});
