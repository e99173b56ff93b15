// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zPublicFieldCamResult } from '../schemas/public-field-cams.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicFieldCamData, GetPublicFieldCamError, GetPublicFieldCamErrors, GetPublicFieldCamResponse, GetPublicFieldCamResponses } from '../types.gen';

/**
 * The camera.
 */
export const zGetPublicFieldCamResponse = zPublicFieldCamResult;

/**
 * Get a shared camera
 *
 * Shows the camera and its state with the delay `publicDelaySec`. While the stream is paused, there are no pictures
 * and no time-lapses.
 *
 */
export const getPublicFieldCam = <ThrowOnError extends boolean = false>(options: Options<GetPublicFieldCamData, ThrowOnError>): RequestResult<GetPublicFieldCamResponses, GetPublicFieldCamErrors, ThrowOnError> => (options.client ?? client).get<GetPublicFieldCamResponses, GetPublicFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicFieldCamResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/field-cams/{fieldCamId}',
    ...options
});

export const getPublicFieldCamQueryKey = (options: Options<GetPublicFieldCamData>) => createQueryKey('getPublicFieldCam', options, false, ['public']);

/**
 * Get a shared camera
 *
 * Shows the camera and its state with the delay `publicDelaySec`. While the stream is paused, there are no pictures
 * and no time-lapses.
 *
 */
export const getPublicFieldCamOptions = (options: Options<GetPublicFieldCamData>) => queryOptions<GetPublicFieldCamResponse, GetPublicFieldCamError, GetPublicFieldCamResponse, ReturnType<typeof getPublicFieldCamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicFieldCam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicFieldCamQueryKey(options)
});
