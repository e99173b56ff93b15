// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zShareLinkListResult, zShareLinkResult, zShareLinkTokenResult } from './schemas/share-links.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateShareLinkData, CreateShareLinkErrors, CreateShareLinkResponses, CreateShareLinkTokenData, CreateShareLinkTokenErrors, CreateShareLinkTokenResponses, DeleteShareLinkData, DeleteShareLinkErrors, DeleteShareLinkResponses, ListShareLinksData, ListShareLinksError, ListShareLinksErrors, ListShareLinksResponse, ListShareLinksResponses, RevokeShareLinkData, RevokeShareLinkErrors, RevokeShareLinkResponses, UpdateShareLinkData, UpdateShareLinkErrors, UpdateShareLinkResponses } from './types.gen';

/**
 * One page.
 */
export const zListShareLinksResponse = zShareLinkListResult;

/**
 * The link with its token.
 */
export const zCreateShareLinkResponse = zShareLinkTokenResult;

/**
 * Deleted.
 */
export const zDeleteShareLinkResponse = zSuccess;

/**
 * The updated link.
 */
export const zUpdateShareLinkResponse = zShareLinkResult;

/**
 * The link is no longer valid.
 */
export const zRevokeShareLinkResponse = zShareLinkResult;

/**
 * The link with its new token.
 */
export const zCreateShareLinkTokenResponse = zShareLinkTokenResult;

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinks = <ThrowOnError extends boolean = false>(options: Options<ListShareLinksData, ThrowOnError>): RequestResult<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError> => (options.client ?? client).get<ListShareLinksResponses, ListShareLinksErrors, ThrowOnError>({
    responseValidator: async (data) => await zListShareLinksResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/share-links',
    ...options
});

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

export const listShareLinksQueryKey = (options: Options<ListShareLinksData>) => createQueryKey('listShareLinks', options, false, ['share-links']);

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinksOptions = (options: Options<ListShareLinksData>) => queryOptions<ListShareLinksResponse, ListShareLinksError, ListShareLinksResponse, ReturnType<typeof listShareLinksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listShareLinks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listShareLinksQueryKey(options)
});

export const listShareLinksInfiniteQueryKey = (options: Options<ListShareLinksData>): QueryKey<Options<ListShareLinksData>> => createQueryKey('listShareLinks', options, true, ['share-links']);

/**
 * List the public links of a project
 *
 * Returns the links that the caller may see, newest first, including inactive ones. Callers with permission to share
 * see every link, others the links that they created.
 *
 */
export const listShareLinksInfiniteOptions = (options: Options<ListShareLinksData>) => {
    const opts = infiniteQueryOptions<ListShareLinksResponse, ListShareLinksError, InfiniteData<ListShareLinksResponse>, QueryKey<Options<ListShareLinksData>>, string | Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListShareLinksData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listShareLinks({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listShareLinksInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
