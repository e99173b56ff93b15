// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectStatsResult } from '../schemas/zProjectStatsResult.gen';
import type { Options } from '../sdk.gen';
import type { GetProjectStatsData, GetProjectStatsError, GetProjectStatsErrors, GetProjectStatsResponse, GetProjectStatsResponses } from '../types.gen';

/**
 * The counts.
 */
export const zGetProjectStatsResponse = zProjectStatsResult;

/**
 * Counts for the dashboard
 *
 * Counts what the caller sees of each module.
 *
 */
export const getProjectStats = <ThrowOnError extends boolean = false>(options: Options<GetProjectStatsData, ThrowOnError>): RequestResult<GetProjectStatsResponses, GetProjectStatsErrors, ThrowOnError> => (options.client ?? client).get<GetProjectStatsResponses, GetProjectStatsErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProjectStatsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/stats',
    ...options
});

export const getProjectStatsQueryKey = (options: Options<GetProjectStatsData>) => createQueryKey('getProjectStats', options, false, ['projects']);

/**
 * Counts for the dashboard
 *
 * Counts what the caller sees of each module.
 *
 */
export const getProjectStatsOptions = (options: Options<GetProjectStatsData>) => queryOptions<GetProjectStatsResponse, GetProjectStatsError, GetProjectStatsResponse, ReturnType<typeof getProjectStatsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProjectStats({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProjectStatsQueryKey(options)
});
