// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShareLinkResult } from '../schemas/zShareLinkResult.gen';
import type { Options } from '../sdk.gen';
import type { RevokeShareLinkData, RevokeShareLinkErrors, RevokeShareLinkResponses } from '../types.gen';

export const zRevokeShareLinkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    shareLinkId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The link is no longer valid.
 */
export const zRevokeShareLinkResponse = zShareLinkResult;

/**
 * Revoke a public link
 *
 * Takes effect immediately, also for current visitors. The link stays in the list. Repeating the call succeeds. A
 * closed project permits it, too.
 *
 */
export const revokeShareLink = <ThrowOnError extends boolean = false>(options: Options<RevokeShareLinkData, ThrowOnError>): RequestResult<RevokeShareLinkResponses, RevokeShareLinkErrors, ThrowOnError> => (options.client ?? client).post<RevokeShareLinkResponses, RevokeShareLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zRevokeShareLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links/{shareLinkId}/revoke',
    ...options
});
