// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPunchItemResult } from '../schemas/zPunchItemResult.gen';
import type { Options } from '../sdk.gen';
import type { GetPunchItemData, GetPunchItemError, GetPunchItemErrors, GetPunchItemResponse, GetPunchItemResponses } from '../types.gen';

export const zGetPunchItemPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    punchItemId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The punch item.
 */
export const zGetPunchItemResponse = zPunchItemResult;

/**
 * Get a punch item
 */
export const getPunchItem = <ThrowOnError extends boolean = false>(options: Options<GetPunchItemData, ThrowOnError>): RequestResult<GetPunchItemResponses, GetPunchItemErrors, ThrowOnError> => (options.client ?? client).get<GetPunchItemResponses, GetPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options
});

export const getPunchItemQueryKey = (options: Options<GetPunchItemData>) => createQueryKey('getPunchItem', options, false, ['punch-items']);

/**
 * Get a punch item
 */
export const getPunchItemOptions = (options: Options<GetPunchItemData>) => queryOptions<GetPunchItemResponse, GetPunchItemError, GetPunchItemResponse, ReturnType<typeof getPunchItemQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPunchItem({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPunchItemQueryKey(options)
});
