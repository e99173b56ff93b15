// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPinTargetType } from '../schemas/zPinTargetType.gen';
import { zSceneViewListResult } from '../schemas/zSceneViewListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListSceneViewsData, ListSceneViewsError, ListSceneViewsErrors, ListSceneViewsResponse, ListSceneViewsResponses } from '../types.gen';

export const zListSceneViewsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListSceneViewsQuery = z.object({
    targetType: zPinTargetType,
    targetId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * All of them.
 */
export const zListSceneViewsResponse = zSceneViewListResult;

/**
 * List the saved views of a viewer target
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name.
 *
 */
export const listSceneViews = <ThrowOnError extends boolean = false>(options: Options<ListSceneViewsData, ThrowOnError>): RequestResult<ListSceneViewsResponses, ListSceneViewsErrors, ThrowOnError> => (options.client ?? client).get<ListSceneViewsResponses, ListSceneViewsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSceneViewsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views',
    ...options
});

export const listSceneViewsQueryKey = (options: Options<ListSceneViewsData>) => createQueryKey('listSceneViews', options, false, ['scene-views']);

/**
 * List the saved views of a viewer target
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name.
 *
 */
export const listSceneViewsOptions = (options: Options<ListSceneViewsData>) => queryOptions<ListSceneViewsResponse, ListSceneViewsError, ListSceneViewsResponse, ReturnType<typeof listSceneViewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSceneViews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSceneViewsQueryKey(options)
});
