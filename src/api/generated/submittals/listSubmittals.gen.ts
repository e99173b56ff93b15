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
import { zSubmittalListResult } from '../schemas/zSubmittalListResult.gen';
import { zSubmittalType } from '../schemas/zSubmittalType.gen';
import type { Options } from '../sdk.gen';
import type { ListSubmittalsData, ListSubmittalsError, ListSubmittalsErrors, ListSubmittalsResponse, ListSubmittalsResponses } from '../types.gen';

export const zListSubmittalsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListSubmittalsQuery = z.object({
    status: z.optional(z.array(zItemStatus).check(z.maxLength(3))),
    submittalType: z.optional(z.array(zSubmittalType).check(z.maxLength(7))),
    specSection: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(50))),
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
export const zListSubmittalsResponse = zSubmittalListResult;

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittals = <ThrowOnError extends boolean = false>(options: Options<ListSubmittalsData, ThrowOnError>): RequestResult<ListSubmittalsResponses, ListSubmittalsErrors, ThrowOnError> => (options.client ?? client).get<ListSubmittalsResponses, ListSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals',
    ...options
});

export const listSubmittalsQueryKey = (options: Options<ListSubmittalsData>) => createQueryKey('listSubmittals', options, false, ['submittals']);

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittalsOptions = (options: Options<ListSubmittalsData>) => queryOptions<ListSubmittalsResponse, ListSubmittalsError, ListSubmittalsResponse, ReturnType<typeof listSubmittalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSubmittals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSubmittalsQueryKey(options)
});

export const listSubmittalsInfiniteQueryKey = (options: Options<ListSubmittalsData>): QueryKey<Options<ListSubmittalsData>> => createQueryKey('listSubmittals', options, true, ['submittals']);

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittalsInfiniteOptions = (options: Options<ListSubmittalsData>) => {
    const opts = infiniteQueryOptions<ListSubmittalsResponse, ListSubmittalsError, InfiniteData<ListSubmittalsResponse>, QueryKey<Options<ListSubmittalsData>>, string | Pick<QueryKey<Options<ListSubmittalsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSubmittalsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSubmittals({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSubmittalsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
