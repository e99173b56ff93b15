// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamTimelapseResult } from '../schemas/zFieldCamTimelapseResult.gen';
import type { Options } from '../sdk.gen';
import type { GetFieldCamTimelapseData, GetFieldCamTimelapseError, GetFieldCamTimelapseErrors, GetFieldCamTimelapseResponse, GetFieldCamTimelapseResponses } from '../types.gen';

export const zGetFieldCamTimelapsePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64)),
    timelapseId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The time-lapse.
 */
export const zGetFieldCamTimelapseResponse = zFieldCamTimelapseResult;

/**
 * Get a time-lapse with its pictures
 */
export const getFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<GetFieldCamTimelapseData, ThrowOnError>): RequestResult<GetFieldCamTimelapseResponses, GetFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).get<GetFieldCamTimelapseResponses, GetFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}',
    ...options
});

export const getFieldCamTimelapseQueryKey = (options: Options<GetFieldCamTimelapseData>) => createQueryKey('getFieldCamTimelapse', options, false, ['field-cams']);

/**
 * Get a time-lapse with its pictures
 */
export const getFieldCamTimelapseOptions = (options: Options<GetFieldCamTimelapseData>) => queryOptions<GetFieldCamTimelapseResponse, GetFieldCamTimelapseError, GetFieldCamTimelapseResponse, ReturnType<typeof getFieldCamTimelapseQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFieldCamTimelapse({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFieldCamTimelapseQueryKey(options)
});
