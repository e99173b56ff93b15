// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zSubmittalResult } from '../schemas/zSubmittalResult.gen';
import type { Options } from '../sdk.gen';
import type { GetSubmittalData, GetSubmittalError, GetSubmittalErrors, GetSubmittalResponse, GetSubmittalResponses } from '../types.gen';

export const zGetSubmittalPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    submittalId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The submittal.
 */
export const zGetSubmittalResponse = zSubmittalResult;

/**
 * Get a submittal
 */
export const getSubmittal = <ThrowOnError extends boolean = false>(options: Options<GetSubmittalData, ThrowOnError>): RequestResult<GetSubmittalResponses, GetSubmittalErrors, ThrowOnError> => (options.client ?? client).get<GetSubmittalResponses, GetSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options
});

export const getSubmittalQueryKey = (options: Options<GetSubmittalData>) => createQueryKey('getSubmittal', options, false, ['submittals']);

/**
 * Get a submittal
 */
export const getSubmittalOptions = (options: Options<GetSubmittalData>) => queryOptions<GetSubmittalResponse, GetSubmittalError, GetSubmittalResponse, ReturnType<typeof getSubmittalQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSubmittal({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSubmittalQueryKey(options)
});
