// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelVersionListResult } from '../schemas/zModelVersionListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListModelVersionsData, ListModelVersionsError, ListModelVersionsErrors, ListModelVersionsResponse, ListModelVersionsResponses } from '../types.gen';

export const zListModelVersionsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The versions.
 */
export const zListModelVersionsResponse = zModelVersionListResult;

/**
 * List the versions of a model
 *
 * Returns all of them, newest first.
 *
 */
export const listModelVersions = <ThrowOnError extends boolean = false>(options: Options<ListModelVersionsData, ThrowOnError>): RequestResult<ListModelVersionsResponses, ListModelVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListModelVersionsResponses, ListModelVersionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelVersionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions',
    ...options
});

export const listModelVersionsQueryKey = (options: Options<ListModelVersionsData>) => createQueryKey('listModelVersions', options, false, ['models']);

/**
 * List the versions of a model
 *
 * Returns all of them, newest first.
 *
 */
export const listModelVersionsOptions = (options: Options<ListModelVersionsData>) => queryOptions<ListModelVersionsResponse, ListModelVersionsError, ListModelVersionsResponse, ReturnType<typeof listModelVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModelVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelVersionsQueryKey(options)
});
