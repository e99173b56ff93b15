// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamListResult } from '../schemas/zFieldCamListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListFieldCamsData, ListFieldCamsError, ListFieldCamsErrors, ListFieldCamsResponse, ListFieldCamsResponses } from '../types.gen';

export const zListFieldCamsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The cameras.
 */
export const zListFieldCamsResponse = zFieldCamListResult;

/**
 * List the cameras of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listFieldCams = <ThrowOnError extends boolean = false>(options: Options<ListFieldCamsData, ThrowOnError>): RequestResult<ListFieldCamsResponses, ListFieldCamsErrors, ThrowOnError> => (options.client ?? client).get<ListFieldCamsResponses, ListFieldCamsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListFieldCamsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams',
    ...options
});

export const listFieldCamsQueryKey = (options: Options<ListFieldCamsData>) => createQueryKey('listFieldCams', options, false, ['field-cams']);

/**
 * List the cameras of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listFieldCamsOptions = (options: Options<ListFieldCamsData>) => queryOptions<ListFieldCamsResponse, ListFieldCamsError, ListFieldCamsResponse, ReturnType<typeof listFieldCamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFieldCams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFieldCamsQueryKey(options)
});
