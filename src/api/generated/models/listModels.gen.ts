// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zDiscipline } from '../schemas/zDiscipline.gen';
import { zModelListResult } from '../schemas/zModelListResult.gen';
import { zModelSort } from '../schemas/zModelSort.gen';
import type { Options } from '../sdk.gen';
import type { ListModelsData, ListModelsError, ListModelsErrors, ListModelsResponse, ListModelsResponses } from '../types.gen';

export const zListModelsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListModelsQuery = z.object({
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    discipline: z.optional(z.array(zDiscipline).check(z.maxLength(11))),
    sort: z.optional(zModelSort),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 50),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512)))
});

/**
 * One page.
 */
export const zListModelsResponse = zModelListResult;

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModels = <ThrowOnError extends boolean = false>(options: Options<ListModelsData, ThrowOnError>): RequestResult<ListModelsResponses, ListModelsErrors, ThrowOnError> => (options.client ?? client).get<ListModelsResponses, ListModelsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models',
    ...options
});

export const listModelsQueryKey = (options: Options<ListModelsData>) => createQueryKey('listModels', options, false, ['models']);

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModelsOptions = (options: Options<ListModelsData>) => queryOptions<ListModelsResponse, ListModelsError, ListModelsResponse, ReturnType<typeof listModelsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModels({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelsQueryKey(options)
});

export const listModelsInfiniteQueryKey = (options: Options<ListModelsData>): QueryKey<Options<ListModelsData>> => createQueryKey('listModels', options, true, ['models']);

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModelsInfiniteOptions = (options: Options<ListModelsData>) => {
    const opts = infiniteQueryOptions<ListModelsResponse, ListModelsError, InfiniteData<ListModelsResponse>, QueryKey<Options<ListModelsData>>, string | Pick<QueryKey<Options<ListModelsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListModelsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listModels({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listModelsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
