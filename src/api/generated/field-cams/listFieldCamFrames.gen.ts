// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamFrameListResult } from '../schemas/zFieldCamFrameListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListFieldCamFramesData, ListFieldCamFramesError, ListFieldCamFramesErrors, ListFieldCamFramesResponse, ListFieldCamFramesResponses } from '../types.gen';

export const zListFieldCamFramesPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    fieldCamId: z.string().check(z.minLength(1), z.maxLength(64))
});

export const zListFieldCamFramesQuery = z.object({
    date: z.iso.date()
});

/**
 * All of them.
 */
export const zListFieldCamFramesResponse = zFieldCamFrameListResult;

/**
 * List the pictures of a camera for a day
 *
 * Oldest first.
 *
 */
export const listFieldCamFrames = <ThrowOnError extends boolean = false>(options: Options<ListFieldCamFramesData, ThrowOnError>): RequestResult<ListFieldCamFramesResponses, ListFieldCamFramesErrors, ThrowOnError> => (options.client ?? client).get<ListFieldCamFramesResponses, ListFieldCamFramesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListFieldCamFramesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/frames',
    ...options
});

export const listFieldCamFramesQueryKey = (options: Options<ListFieldCamFramesData>) => createQueryKey('listFieldCamFrames', options, false, ['field-cams']);

/**
 * List the pictures of a camera for a day
 *
 * Oldest first.
 *
 */
export const listFieldCamFramesOptions = (options: Options<ListFieldCamFramesData>) => queryOptions<ListFieldCamFramesResponse, ListFieldCamFramesError, ListFieldCamFramesResponse, ReturnType<typeof listFieldCamFramesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFieldCamFrames({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFieldCamFramesQueryKey(options)
});
