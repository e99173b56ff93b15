// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zFieldCamFrameListResult } from '../schemas/field-cams.gen';
import type { Options } from '../sdk.gen';
import type { ListPublicFieldCamFramesData, ListPublicFieldCamFramesError, ListPublicFieldCamFramesErrors, ListPublicFieldCamFramesResponse, ListPublicFieldCamFramesResponses } from '../types.gen';

/**
 * All of them.
 */
export const zListPublicFieldCamFramesResponse = zFieldCamFrameListResult;

/**
 * List the pictures of a shared camera for a day
 *
 * Oldest first. Excludes pictures that are newer than `publicDelaySec`, and all pictures while the stream is paused.
 *
 */
export const listPublicFieldCamFrames = <ThrowOnError extends boolean = false>(options: Options<ListPublicFieldCamFramesData, ThrowOnError>): RequestResult<ListPublicFieldCamFramesResponses, ListPublicFieldCamFramesErrors, ThrowOnError> => (options.client ?? client).get<ListPublicFieldCamFramesResponses, ListPublicFieldCamFramesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPublicFieldCamFramesResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/field-cams/{fieldCamId}/frames',
    ...options
});

export const listPublicFieldCamFramesQueryKey = (options: Options<ListPublicFieldCamFramesData>) => createQueryKey('listPublicFieldCamFrames', options, false, ['public']);

/**
 * List the pictures of a shared camera for a day
 *
 * Oldest first. Excludes pictures that are newer than `publicDelaySec`, and all pictures while the stream is paused.
 *
 */
export const listPublicFieldCamFramesOptions = (options: Options<ListPublicFieldCamFramesData>) => queryOptions<ListPublicFieldCamFramesResponse, ListPublicFieldCamFramesError, ListPublicFieldCamFramesResponse, ReturnType<typeof listPublicFieldCamFramesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPublicFieldCamFrames({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPublicFieldCamFramesQueryKey(options)
});
