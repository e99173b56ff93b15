// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCreateShareLinkRequest } from '../schemas/zCreateShareLinkRequest.gen';
import { zShareLinkTokenResult } from '../schemas/zShareLinkTokenResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateShareLinkData, CreateShareLinkErrors, CreateShareLinkResponses } from '../types.gen';

export const zCreateShareLinkBody = zCreateShareLinkRequest;

export const zCreateShareLinkPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The link with its token.
 */
export const zCreateShareLinkResponse = zShareLinkTokenResult;

/**
 * Create a public link
 *
 * A link leads to one item or to a set of items. All of them must be public; otherwise the call fails with
 * NOT_PUBLIC and an error at the target. A project has at most 200 active links; another one fails with
 * LIMIT_REACHED. Only this answer contains the `token`; the host stores only its hash.
 *
 */
export const createShareLink = <ThrowOnError extends boolean = false>(options: Options<CreateShareLinkData, ThrowOnError>): RequestResult<CreateShareLinkResponses, CreateShareLinkErrors, ThrowOnError> => (options.client ?? client).post<CreateShareLinkResponses, CreateShareLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateShareLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
