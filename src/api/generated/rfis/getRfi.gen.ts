// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRfiResult } from '../schemas/zRfiResult.gen';
import type { Options } from '../sdk.gen';
import type { GetRfiData, GetRfiError, GetRfiErrors, GetRfiResponse, GetRfiResponses } from '../types.gen';

export const zGetRfiPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    rfiId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The RFI.
 */
export const zGetRfiResponse = zRfiResult;

/**
 * Get an RFI
 */
export const getRfi = <ThrowOnError extends boolean = false>(options: Options<GetRfiData, ThrowOnError>): RequestResult<GetRfiResponses, GetRfiErrors, ThrowOnError> => (options.client ?? client).get<GetRfiResponses, GetRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options
});

export const getRfiQueryKey = (options: Options<GetRfiData>) => createQueryKey('getRfi', options, false, ['rfis']);

/**
 * Get an RFI
 */
export const getRfiOptions = (options: Options<GetRfiData>) => queryOptions<GetRfiResponse, GetRfiError, GetRfiResponse, ReturnType<typeof getRfiQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRfi({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRfiQueryKey(options)
});
