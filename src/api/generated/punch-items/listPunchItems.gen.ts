// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCategory } from '../schemas/zCategory.gen';
import { zDiscipline } from '../schemas/zDiscipline.gen';
import { zLocation } from '../schemas/zLocation.gen';
import { zLogSort } from '../schemas/zLogSort.gen';
import { zPriority } from '../schemas/zPriority.gen';
import { zPunchItemListResult } from '../schemas/zPunchItemListResult.gen';
import { zPunchItemStatus } from '../schemas/zPunchItemStatus.gen';
import { zPunchType } from '../schemas/zPunchType.gen';
import type { Options } from '../sdk.gen';
import type { ListPunchItemsData, ListPunchItemsError, ListPunchItemsErrors, ListPunchItemsResponse, ListPunchItemsResponses } from '../types.gen';

export const zListPunchItemsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListPunchItemsQuery = z.object({
    status: z.optional(z.array(zPunchItemStatus).check(z.maxLength(4))),
    punchType: z.optional(z.array(zPunchType).check(z.maxLength(3))),
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    priority: z.optional(z.array(zPriority).check(z.maxLength(4))),
    discipline: z.optional(z.array(zDiscipline).check(z.maxLength(11))),
    location: z.optional(z.array(zLocation).check(z.maxLength(3))),
    category: z.optional(z.array(zCategory).check(z.maxLength(4))),
    assigneeId: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
    ballInCourtId: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(50))),
    overdue: z.optional(z.boolean()),
    dueFrom: z.optional(z.iso.date()),
    dueTo: z.optional(z.iso.date()),
    sort: z.optional(zLogSort),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512)))
});

/**
 * One page.
 */
export const zListPunchItemsResponse = zPunchItemListResult;

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItems = <ThrowOnError extends boolean = false>(options: Options<ListPunchItemsData, ThrowOnError>): RequestResult<ListPunchItemsResponses, ListPunchItemsErrors, ThrowOnError> => (options.client ?? client).get<ListPunchItemsResponses, ListPunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items',
    ...options
});

export const listPunchItemsQueryKey = (options: Options<ListPunchItemsData>) => createQueryKey('listPunchItems', options, false, ['punch-items']);

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItemsOptions = (options: Options<ListPunchItemsData>) => queryOptions<ListPunchItemsResponse, ListPunchItemsError, ListPunchItemsResponse, ReturnType<typeof listPunchItemsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPunchItems({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPunchItemsQueryKey(options)
});

export const listPunchItemsInfiniteQueryKey = (options: Options<ListPunchItemsData>): QueryKey<Options<ListPunchItemsData>> => createQueryKey('listPunchItems', options, true, ['punch-items']);

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItemsInfiniteOptions = (options: Options<ListPunchItemsData>) => {
    const opts = infiniteQueryOptions<ListPunchItemsResponse, ListPunchItemsError, InfiniteData<ListPunchItemsResponse>, QueryKey<Options<ListPunchItemsData>>, string | Pick<QueryKey<Options<ListPunchItemsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPunchItemsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPunchItems({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPunchItemsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
