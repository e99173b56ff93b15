// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPinListResult } from '../schemas/zPinListResult.gen';
import { zPinTargetType } from '../schemas/zPinTargetType.gen';
import { zWorkItemType } from '../schemas/zWorkItemType.gen';
import type { Options } from '../sdk.gen';
import type { ListPinsData, ListPinsError, ListPinsErrors, ListPinsResponse, ListPinsResponses } from '../types.gen';

export const zListPinsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListPinsQuery = z.object({
    targetType: z.optional(zPinTargetType),
    targetId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    recordType: z.optional(zWorkItemType),
    recordId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(500))), 100)
});

/**
 * One page.
 */
export const zListPinsResponse = zPinListResult;

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see, oldest first.
 *
 */
export const listPins = <ThrowOnError extends boolean = false>(options: Options<ListPinsData, ThrowOnError>): RequestResult<ListPinsResponses, ListPinsErrors, ThrowOnError> => (options.client ?? client).get<ListPinsResponses, ListPinsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPinsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins',
    ...options
});

export const listPinsQueryKey = (options: Options<ListPinsData>) => createQueryKey('listPins', options, false, ['pins']);

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see, oldest first.
 *
 */
export const listPinsOptions = (options: Options<ListPinsData>) => queryOptions<ListPinsResponse, ListPinsError, ListPinsResponse, ReturnType<typeof listPinsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPins({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPinsQueryKey(options)
});

export const listPinsInfiniteQueryKey = (options: Options<ListPinsData>): QueryKey<Options<ListPinsData>> => createQueryKey('listPins', options, true, ['pins']);

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see, oldest first.
 *
 */
export const listPinsInfiniteOptions = (options: Options<ListPinsData>) => {
    const opts = infiniteQueryOptions<ListPinsResponse, ListPinsError, InfiniteData<ListPinsResponse>, QueryKey<Options<ListPinsData>>, string | Pick<QueryKey<Options<ListPinsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPinsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPins({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPinsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
