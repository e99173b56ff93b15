// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicTourPlanData, GetPublicTourPlanError, GetPublicTourPlanErrors, GetPublicTourPlanResponse, GetPublicTourPlanResponses } from '../types.gen';

/**
 * The file.
 */
export const zGetPublicTourPlanResponse = z.string();

/**
 * Get the plan of a shared tour
 *
 * The picture (PNG or JPEG) on which the scenes are placed. NOT_FOUND if the tour has none.
 *
 */
export const getPublicTourPlan = <ThrowOnError extends boolean = false>(options: Options<GetPublicTourPlanData, ThrowOnError>): RequestResult<GetPublicTourPlanResponses, GetPublicTourPlanErrors, ThrowOnError> => (options.client ?? client).get<GetPublicTourPlanResponses, GetPublicTourPlanErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicTourPlanResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/tours/{tourId}/plan',
    ...options
});

export const getPublicTourPlanQueryKey = (options: Options<GetPublicTourPlanData>) => createQueryKey('getPublicTourPlan', options, false, ['public']);

/**
 * Get the plan of a shared tour
 *
 * The picture (PNG or JPEG) on which the scenes are placed. NOT_FOUND if the tour has none.
 *
 */
export const getPublicTourPlanOptions = (options: Options<GetPublicTourPlanData>) => queryOptions<GetPublicTourPlanResponse, GetPublicTourPlanError, GetPublicTourPlanResponse, ReturnType<typeof getPublicTourPlanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicTourPlan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicTourPlanQueryKey(options)
});
