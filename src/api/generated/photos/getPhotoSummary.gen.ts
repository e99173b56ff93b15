// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPhotoSummaryResult } from '../schemas/zPhotoSummaryResult.gen';
import type { Options } from '../sdk.gen';
import type { GetPhotoSummaryData, GetPhotoSummaryError, GetPhotoSummaryErrors, GetPhotoSummaryResponse, GetPhotoSummaryResponses } from '../types.gen';

export const zGetPhotoSummaryPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zGetPhotoSummaryQuery = z.object({
    albumId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    tag: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    uploaderId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    is360: z.optional(z.boolean()),
    starred: z.optional(z.boolean()),
    q: z.optional(z.string().check(z.minLength(1), z.maxLength(200)))
});

/**
 * The counts.
 */
export const zGetPhotoSummaryResponse = zPhotoSummaryResult;

/**
 * Count the photos by day
 *
 * Applies the filters of the list except the days. Tags and uploaders cover all photos of the project.
 *
 */
export const getPhotoSummary = <ThrowOnError extends boolean = false>(options: Options<GetPhotoSummaryData, ThrowOnError>): RequestResult<GetPhotoSummaryResponses, GetPhotoSummaryErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoSummaryResponses, GetPhotoSummaryErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoSummaryResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/summary',
    ...options
});

export const getPhotoSummaryQueryKey = (options: Options<GetPhotoSummaryData>) => createQueryKey('getPhotoSummary', options, false, ['photos']);

/**
 * Count the photos by day
 *
 * Applies the filters of the list except the days. Tags and uploaders cover all photos of the project.
 *
 */
export const getPhotoSummaryOptions = (options: Options<GetPhotoSummaryData>) => queryOptions<GetPhotoSummaryResponse, GetPhotoSummaryError, GetPhotoSummaryResponse, ReturnType<typeof getPhotoSummaryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhotoSummary({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoSummaryQueryKey(options)
});
