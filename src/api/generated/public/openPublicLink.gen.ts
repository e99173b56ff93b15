// Generated from openapi/ by `npm run contract`. Do not edit.

import type { UseMutationOptions } from '@tanstack/react-query';

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zOpenPublicLinkRequest } from '../schemas/zOpenPublicLinkRequest.gen';
import { zPublicVisitResult } from '../schemas/zPublicVisitResult.gen';
import type { Options } from '../sdk.gen';
import type { OpenPublicLinkData, OpenPublicLinkError, OpenPublicLinkErrors, OpenPublicLinkResponse, OpenPublicLinkResponses } from '../types.gen';

export const zOpenPublicLinkBody = zOpenPublicLinkRequest;

/**
 * The visit.
 */
export const zOpenPublicLinkResponse = zPublicVisitResult;

/**
 * Open a public link
 *
 * What a public page calls first: gives the token of a visit in exchange for that of the link, so that neither stands
 * in an address. Counts as a view. A link that is unknown, expired, revoked, used up, or whose target is private or
 * gone is NOT_FOUND, and nothing tells these apart. A password that is missing or wrong is a 401 of its own; after
 * five wrong ones in ten minutes the link answers RATE_LIMITED until they are over.
 *
 */
export const openPublicLink = <ThrowOnError extends boolean = false>(options: Options<OpenPublicLinkData, ThrowOnError>): RequestResult<OpenPublicLinkResponses, OpenPublicLinkErrors, ThrowOnError> => (options.client ?? client).post<OpenPublicLinkResponses, OpenPublicLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zOpenPublicLinkResponse.parseAsync(data),
    url: '/public/links/open',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Open a public link
 *
 * What a public page calls first: gives the token of a visit in exchange for that of the link, so that neither stands
 * in an address. Counts as a view. A link that is unknown, expired, revoked, used up, or whose target is private or
 * gone is NOT_FOUND, and nothing tells these apart. A password that is missing or wrong is a 401 of its own; after
 * five wrong ones in ten minutes the link answers RATE_LIMITED until they are over.
 *
 */
export const openPublicLinkMutation = (options?: Partial<Options<OpenPublicLinkData>>): UseMutationOptions<OpenPublicLinkResponse, OpenPublicLinkError, Options<OpenPublicLinkData>> => {
    const mutationOptions: UseMutationOptions<OpenPublicLinkResponse, OpenPublicLinkError, Options<OpenPublicLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await openPublicLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
