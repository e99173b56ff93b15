// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicTourResult } from '../schemas/public-tours.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicTourData, GetPublicTourError, GetPublicTourErrors, GetPublicTourResponse, GetPublicTourResponses } from '../types.gen';

/**
 * The tour.
 */
export const zGetPublicTourResponse = zPublicTourResult;

/**
 * Get a shared tour with its scenes
 *
 * Returns the scenes with their positions, links and notes, without people.
 *
 */
export const getPublicTour = <ThrowOnError extends boolean = false>(options: Options<GetPublicTourData, ThrowOnError>): RequestResult<GetPublicTourResponses, GetPublicTourErrors, ThrowOnError> => (options.client ?? client).get<GetPublicTourResponses, GetPublicTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicTourResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/tours/{tourId}',
    ...options
});

export const getPublicTourQueryKey = (options: Options<GetPublicTourData>) => createQueryKey('getPublicTour', options, false, ['public']);

/**
 * Get a shared tour with its scenes
 *
 * Returns the scenes with their positions, links and notes, without people.
 *
 */
export const getPublicTourOptions = (options: Options<GetPublicTourData>) => queryOptions<GetPublicTourResponse, GetPublicTourError, GetPublicTourResponse, ReturnType<typeof getPublicTourQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicTour({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicTourQueryKey(options)
});
