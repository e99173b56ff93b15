// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamResult } from '../schemas/zFieldCamResult.gen';
import type { Options } from '../sdk.gen';
import type { GetFieldCamData, GetFieldCamError, GetFieldCamErrors, GetFieldCamResponse, GetFieldCamResponses } from '../types.gen';

export const zGetFieldCamPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The camera.
 */
export const zGetFieldCamResponse = zFieldCamResult;

/**
 * Get a camera with its time-lapses
 */
export const getFieldCam = <ThrowOnError extends boolean = false>(options: Options<GetFieldCamData, ThrowOnError>): RequestResult<GetFieldCamResponses, GetFieldCamErrors, ThrowOnError> => (options.client ?? client).get<GetFieldCamResponses, GetFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options
});

export const getFieldCamQueryKey = (options: Options<GetFieldCamData>) => createQueryKey('getFieldCam', options, false, ['field-cams']);

/**
 * Get a camera with its time-lapses
 */
export const getFieldCamOptions = (options: Options<GetFieldCamData>) => queryOptions<GetFieldCamResponse, GetFieldCamError, GetFieldCamResponse, ReturnType<typeof getFieldCamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFieldCam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFieldCamQueryKey(options)
});
