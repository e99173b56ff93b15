// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicLinkResult } from '../schemas/public.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicLinkData, GetPublicLinkError, GetPublicLinkErrors, GetPublicLinkResponse, GetPublicLinkResponses } from '../types.gen';

/**
 * The shared items.
 */
export const zGetPublicLinkResponse = zPublicLinkResult;

/**
 * Get the items of a public link
 *
 * Contains nothing of the project except its name, of the account only its name and logo, and nothing about people.
 *
 */
export const getPublicLink = <ThrowOnError extends boolean = false>(options?: Options<GetPublicLinkData, ThrowOnError>): RequestResult<GetPublicLinkResponses, GetPublicLinkErrors, ThrowOnError> => (options?.client ?? client).get<GetPublicLinkResponses, GetPublicLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicLinkResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/link',
    ...options
});

export const getPublicLinkQueryKey = (options?: Options<GetPublicLinkData>) => createQueryKey('getPublicLink', options, false, ['public']);

/**
 * Get the items of a public link
 *
 * Contains nothing of the project except its name, of the account only its name and logo, and nothing about people.
 *
 */
export const getPublicLinkOptions = (options?: Options<GetPublicLinkData>) => queryOptions<GetPublicLinkResponse, GetPublicLinkError, GetPublicLinkResponse, ReturnType<typeof getPublicLinkQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicLink({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicLinkQueryKey(options)
});
