// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zActivityListResult } from './schemas/activity.gen';
import type { Options } from './sdk.gen';
import type { ExportActivityData, ExportActivityErrors, ExportActivityResponses, ListActivityData, ListActivityError, ListActivityErrors, ListActivityResponse, ListActivityResponses } from './types.gen';

/**
 * A page of entries.
 */
export const zListActivityResponse = zActivityListResult;

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportActivityResponse = z.string();

/**
 * List what people did
 *
 * Returns a page of the activity log, newest first. Everybody sees their own entries. With `view_activity`, an account
 * admin sees all entries of the account, and others all entries of the projects in which they have the role: without
 * those of modules and records that their role does not show them. The guide 'Rules of records' says what a host logs.
 *
 */
export const listActivity = <ThrowOnError extends boolean = false>(options?: Options<ListActivityData, ThrowOnError>): RequestResult<ListActivityResponses, ListActivityErrors, ThrowOnError> => (options?.client ?? client).get<ListActivityResponses, ListActivityErrors, ThrowOnError>({
    responseValidator: async (data) => await zListActivityResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/activity',
    ...options
});

/**
 * Export what people did as CSV
 *
 * Returns all entries that the list shows with these filters, with a row for each changed property. The export is an entry
 * of the log itself.
 *
 */
export const exportActivity = <ThrowOnError extends boolean = false>(options?: Options<ExportActivityData, ThrowOnError>): RequestResult<ExportActivityResponses, ExportActivityErrors, ThrowOnError> => (options?.client ?? client).get<ExportActivityResponses, ExportActivityErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportActivityResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/activity/export',
    ...options
});

export const listActivityQueryKey = (options?: Options<ListActivityData>) => createQueryKey('listActivity', options, false, ['activity']);

/**
 * List what people did
 *
 * Returns a page of the activity log, newest first. Everybody sees their own entries. With `view_activity`, an account
 * admin sees all entries of the account, and others all entries of the projects in which they have the role: without
 * those of modules and records that their role does not show them. The guide 'Rules of records' says what a host logs.
 *
 */
export const listActivityOptions = (options?: Options<ListActivityData>) => queryOptions<ListActivityResponse, ListActivityError, ListActivityResponse, ReturnType<typeof listActivityQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listActivity({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listActivityQueryKey(options)
});

export const listActivityInfiniteQueryKey = (options?: Options<ListActivityData>): QueryKey<Options<ListActivityData>> => createQueryKey('listActivity', options, true, ['activity']);

/**
 * List what people did
 *
 * Returns a page of the activity log, newest first. Everybody sees their own entries. With `view_activity`, an account
 * admin sees all entries of the account, and others all entries of the projects in which they have the role: without
 * those of modules and records that their role does not show them. The guide 'Rules of records' says what a host logs.
 *
 */
export const listActivityInfiniteOptions = (options?: Options<ListActivityData>) => {
    const opts = infiniteQueryOptions<ListActivityResponse, ListActivityError, InfiniteData<ListActivityResponse>, QueryKey<Options<ListActivityData>>, string | Pick<QueryKey<Options<ListActivityData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListActivityData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listActivity({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listActivityInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
