// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShareLinkResult } from '../schemas/zShareLinkResult.gen';
import { zUpdateShareLinkRequest } from '../schemas/zUpdateShareLinkRequest.gen';
import type { Options } from '../sdk.gen';
import type { UpdateShareLinkData, UpdateShareLinkErrors, UpdateShareLinkResponses } from '../types.gen';

export const zUpdateShareLinkBody = zUpdateShareLinkRequest;

export const zUpdateShareLinkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    shareLinkId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The updated link.
 */
export const zUpdateShareLinkResponse = zShareLinkResult;

/**
 * Update a public link
 *
 * Properties that are absent stay unchanged. Chapters are sorted by time.
 *
 */
export const updateShareLink = <ThrowOnError extends boolean = false>(options: Options<UpdateShareLinkData, ThrowOnError>): RequestResult<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError> => (options.client ?? client).patch<UpdateShareLinkResponses, UpdateShareLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateShareLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links/{shareLinkId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
