// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicPageResult } from '../schemas/pages.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicPageData, GetPublicPageError, GetPublicPageErrors, GetPublicPageResponse, GetPublicPageResponses } from '../types.gen';

/**
 * The page.
 */
export const zGetPublicPageResponse = zPublicPageResult;

/**
 * Get a shared page
 *
 * The text as JSON, its pictures and files.
 *
 */
export const getPublicPage = <ThrowOnError extends boolean = false>(options: Options<GetPublicPageData, ThrowOnError>): RequestResult<GetPublicPageResponses, GetPublicPageErrors, ThrowOnError> => (options.client ?? client).get<GetPublicPageResponses, GetPublicPageErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicPageResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/pages/{pageId}',
    ...options
});

export const getPublicPageQueryKey = (options: Options<GetPublicPageData>) => createQueryKey('getPublicPage', options, false, ['public']);

/**
 * Get a shared page
 *
 * The text as JSON, its pictures and files.
 *
 */
export const getPublicPageOptions = (options: Options<GetPublicPageData>) => queryOptions<GetPublicPageResponse, GetPublicPageError, GetPublicPageResponse, ReturnType<typeof getPublicPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicPageQueryKey(options)
});
