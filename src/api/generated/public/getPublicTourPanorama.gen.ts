// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicTourPanoramaData, GetPublicTourPanoramaError, GetPublicTourPanoramaErrors, GetPublicTourPanoramaResponse, GetPublicTourPanoramaResponses } from '../types.gen';

/**
 * The file.
 */
export const zGetPublicTourPanoramaResponse = z.string();

/**
 * Get the panorama of a scene of a shared tour
 *
 * Equirectangular, without the location and other metadata of the camera.
 *
 */
export const getPublicTourPanorama = <ThrowOnError extends boolean = false>(options: Options<GetPublicTourPanoramaData, ThrowOnError>): RequestResult<GetPublicTourPanoramaResponses, GetPublicTourPanoramaErrors, ThrowOnError> => (options.client ?? client).get<GetPublicTourPanoramaResponses, GetPublicTourPanoramaErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicTourPanoramaResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/tours/{tourId}/scenes/{sceneId}/panorama',
    ...options
});

export const getPublicTourPanoramaQueryKey = (options: Options<GetPublicTourPanoramaData>) => createQueryKey('getPublicTourPanorama', options, false, ['public']);

/**
 * Get the panorama of a scene of a shared tour
 *
 * Equirectangular, without the location and other metadata of the camera.
 *
 */
export const getPublicTourPanoramaOptions = (options: Options<GetPublicTourPanoramaData>) => queryOptions<GetPublicTourPanoramaResponse, GetPublicTourPanoramaError, GetPublicTourPanoramaResponse, ReturnType<typeof getPublicTourPanoramaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicTourPanorama({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicTourPanoramaQueryKey(options)
});
