// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zShareLinkTokenResult } from '../schemas/zShareLinkTokenResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateShareLinkTokenData, CreateShareLinkTokenErrors, CreateShareLinkTokenResponses } from '../types.gen';

export const zCreateShareLinkTokenPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    shareLinkId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The link with its new token.
 */
export const zCreateShareLinkTokenResponse = zShareLinkTokenResult;

/**
 * Replace the token of a public link
 *
 * Use this if the address was lost or fell into the wrong hands: the former token no longer works and all visits
 * end. A revoked link cannot get a new token (WRONG_STATE).
 *
 */
export const createShareLinkToken = <ThrowOnError extends boolean = false>(options: Options<CreateShareLinkTokenData, ThrowOnError>): RequestResult<CreateShareLinkTokenResponses, CreateShareLinkTokenErrors, ThrowOnError> => (options.client ?? client).post<CreateShareLinkTokenResponses, CreateShareLinkTokenErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateShareLinkTokenResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links/{shareLinkId}/token',
    ...options
});
