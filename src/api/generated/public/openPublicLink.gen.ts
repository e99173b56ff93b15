// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicVisitResult } from '../schemas/public.gen';
import type { Options } from '../sdk.gen';
import type { OpenPublicLinkData, OpenPublicLinkErrors, OpenPublicLinkResponses } from '../types.gen';

/**
 * The visit.
 */
export const zOpenPublicLinkResponse = zPublicVisitResult;

/**
 * Open a public link
 *
 * The first call of a public page. It exchanges the token of the link for a visit token, so that neither appears in
 * an address. It counts as a view. NOT_FOUND if the link is unknown, expired, revoked or used up, or if its target
 * is private or deleted; the answer does not tell these cases apart. A missing or wrong password has a 401 of its
 * own. After five wrong passwords in ten minutes, the link answers RATE_LIMITED until the ten minutes are over.
 *
 */
export const openPublicLink = <ThrowOnError extends boolean = false>(options: Options<OpenPublicLinkData, ThrowOnError>): RequestResult<OpenPublicLinkResponses, OpenPublicLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenPublicLinkResponses, OpenPublicLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zOpenPublicLinkResponse.parseAsync(data),
    url: '/public/link/open',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
