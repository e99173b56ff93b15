// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourListResult } from '../schemas/zTourListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListToursData, ListToursError, ListToursErrors, ListToursResponse, ListToursResponses } from '../types.gen';

export const zListToursPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListToursQuery = z.object({
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512)))
});

/**
 * One page.
 */
export const zListToursResponse = zTourListResult;

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listTours = <ThrowOnError extends boolean = false>(options: Options<ListToursData, ThrowOnError>): RequestResult<ListToursResponses, ListToursErrors, ThrowOnError> => (options.client ?? client).get<ListToursResponses, ListToursErrors, ThrowOnError>({
    responseValidator: async (data) => await zListToursResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours',
    ...options
});

export const listToursQueryKey = (options: Options<ListToursData>) => createQueryKey('listTours', options, false, ['tours']);

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listToursOptions = (options: Options<ListToursData>) => queryOptions<ListToursResponse, ListToursError, ListToursResponse, ReturnType<typeof listToursQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTours({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listToursQueryKey(options)
});

export const listToursInfiniteQueryKey = (options: Options<ListToursData>): QueryKey<Options<ListToursData>> => createQueryKey('listTours', options, true, ['tours']);

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listToursInfiniteOptions = (options: Options<ListToursData>) => {
    const opts = infiniteQueryOptions<ListToursResponse, ListToursError, InfiniteData<ListToursResponse>, QueryKey<Options<ListToursData>>, string | Pick<QueryKey<Options<ListToursData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListToursData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTours({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listToursInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
