// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCategory } from '../schemas/zCategory.gen';
import { zDiscipline } from '../schemas/zDiscipline.gen';
import { zItemStatus } from '../schemas/zItemStatus.gen';
import { zLocation } from '../schemas/zLocation.gen';
import { zLogSort } from '../schemas/zLogSort.gen';
import { zPriority } from '../schemas/zPriority.gen';
import { zRfiListResult } from '../schemas/zRfiListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListRfisData, ListRfisError, ListRfisErrors, ListRfisResponse, ListRfisResponses } from '../types.gen';

export const zListRfisPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListRfisQuery = z.object({
    status: z.optional(z.array(zItemStatus).check(z.maxLength(3))),
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
export const zListRfisResponse = zRfiListResult;

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfis = <ThrowOnError extends boolean = false>(options: Options<ListRfisData, ThrowOnError>): RequestResult<ListRfisResponses, ListRfisErrors, ThrowOnError> => (options.client ?? client).get<ListRfisResponses, ListRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zListRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis',
    ...options
});

export const listRfisQueryKey = (options: Options<ListRfisData>) => createQueryKey('listRfis', options, false, ['rfis']);

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfisOptions = (options: Options<ListRfisData>) => queryOptions<ListRfisResponse, ListRfisError, ListRfisResponse, ReturnType<typeof listRfisQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRfis({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRfisQueryKey(options)
});

export const listRfisInfiniteQueryKey = (options: Options<ListRfisData>): QueryKey<Options<ListRfisData>> => createQueryKey('listRfis', options, true, ['rfis']);

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfisInfiniteOptions = (options: Options<ListRfisData>) => {
    const opts = infiniteQueryOptions<ListRfisResponse, ListRfisError, InfiniteData<ListRfisResponse>, QueryKey<Options<ListRfisData>>, string | Pick<QueryKey<Options<ListRfisData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRfisData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRfis({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRfisInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
