// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zTourResult } from '../schemas/zTourResult.gen';
import type { Options } from '../sdk.gen';
import type { GetTourData, GetTourError, GetTourErrors, GetTourResponse, GetTourResponses } from '../types.gen';

export const zGetTourPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    tourId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The tour.
 */
export const zGetTourResponse = zTourResult;

/**
 * Get a tour with its scenes
 */
export const getTour = <ThrowOnError extends boolean = false>(options: Options<GetTourData, ThrowOnError>): RequestResult<GetTourResponses, GetTourErrors, ThrowOnError> => (options.client ?? client).get<GetTourResponses, GetTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options
});

export const getTourQueryKey = (options: Options<GetTourData>) => createQueryKey('getTour', options, false, ['tours']);

/**
 * Get a tour with its scenes
 */
export const getTourOptions = (options: Options<GetTourData>) => queryOptions<GetTourResponse, GetTourError, GetTourResponse, ReturnType<typeof getTourQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTour({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTourQueryKey(options)
});
