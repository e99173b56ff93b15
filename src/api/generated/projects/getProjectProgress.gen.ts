// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zProjectProgressResult } from '../schemas/zProjectProgressResult.gen';
import type { Options } from '../sdk.gen';
import type { GetProjectProgressData, GetProjectProgressError, GetProjectProgressErrors, GetProjectProgressResponse, GetProjectProgressResponses } from '../types.gen';

/**
 * The counts.
 */
export const zGetProjectProgressResponse = zProjectProgressResult;

/**
 * How far the work on the records is
 *
 * Counts what the caller sees of punch items, RFIs and submittals, without drafts: how many there are, and how many of them are
 * closed. For each level of the project, and for each of the last four weeks.
 *
 */
export const getProjectProgress = <ThrowOnError extends boolean = false>(options: Options<GetProjectProgressData, ThrowOnError>): RequestResult<GetProjectProgressResponses, GetProjectProgressErrors, ThrowOnError> => (options.client ?? client).get<GetProjectProgressResponses, GetProjectProgressErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProjectProgressResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/progress',
    ...options
});

export const getProjectProgressQueryKey = (options: Options<GetProjectProgressData>) => createQueryKey('getProjectProgress', options, false, ['projects']);

/**
 * How far the work on the records is
 *
 * Counts what the caller sees of punch items, RFIs and submittals, without drafts: how many there are, and how many of them are
 * closed. For each level of the project, and for each of the last four weeks.
 *
 */
export const getProjectProgressOptions = (options: Options<GetProjectProgressData>) => queryOptions<GetProjectProgressResponse, GetProjectProgressError, GetProjectProgressResponse, ReturnType<typeof getProjectProgressQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProjectProgress({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProjectProgressQueryKey(options)
});
