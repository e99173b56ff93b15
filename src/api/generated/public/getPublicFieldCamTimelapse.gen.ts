// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicTimelapseResult } from '../schemas/public-field-cams.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicFieldCamTimelapseData, GetPublicFieldCamTimelapseError, GetPublicFieldCamTimelapseErrors, GetPublicFieldCamTimelapseResponse, GetPublicFieldCamTimelapseResponses } from '../types.gen';

/**
 * The time-lapse.
 */
export const zGetPublicFieldCamTimelapseResponse = zPublicTimelapseResult;

/**
 * Get a time-lapse of a shared camera with its pictures
 *
 * Returns the pictures that members see, except those that are newer than `publicDelaySec`; nothing replaces them.
 * NOT_FOUND while it is being built, before its first public picture, and while the stream is paused.
 *
 */
export const getPublicFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<GetPublicFieldCamTimelapseData, ThrowOnError>): RequestResult<GetPublicFieldCamTimelapseResponses, GetPublicFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).get<GetPublicFieldCamTimelapseResponses, GetPublicFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/field-cams/{fieldCamId}/timelapses/{timelapseId}',
    ...options
});

export const getPublicFieldCamTimelapseQueryKey = (options: Options<GetPublicFieldCamTimelapseData>) => createQueryKey('getPublicFieldCamTimelapse', options, false, ['public']);

/**
 * Get a time-lapse of a shared camera with its pictures
 *
 * Returns the pictures that members see, except those that are newer than `publicDelaySec`; nothing replaces them.
 * NOT_FOUND while it is being built, before its first public picture, and while the stream is paused.
 *
 */
export const getPublicFieldCamTimelapseOptions = (options: Options<GetPublicFieldCamTimelapseData>) => queryOptions<GetPublicFieldCamTimelapseResponse, GetPublicFieldCamTimelapseError, GetPublicFieldCamTimelapseResponse, ReturnType<typeof getPublicFieldCamTimelapseQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicFieldCamTimelapse({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicFieldCamTimelapseQueryKey(options)
});
