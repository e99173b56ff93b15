// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { GetPublicModelFileData, GetPublicModelFileError, GetPublicModelFileErrors, GetPublicModelFileResponse, GetPublicModelFileResponses } from '../types.gen';

export const zGetPublicModelFilePath = z.object({
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The file.
 */
export const zGetPublicModelFileResponse = z.string();

/**
 * Get a viewer file of a shared model
 *
 * Returns a viewer file of the current version: the fragments of an IFC, or the GLB. Like `getModelFile`, for
 * visitors; `downloadPublicModel` returns the uploaded file.
 *
 */
export const getPublicModelFile = <ThrowOnError extends boolean = false>(options: Options<GetPublicModelFileData, ThrowOnError>): RequestResult<GetPublicModelFileResponses, GetPublicModelFileErrors, ThrowOnError> => (options.client ?? client).get<GetPublicModelFileResponses, GetPublicModelFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPublicModelFileResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/models/{modelId}/file',
    ...options
});

export const getPublicModelFileQueryKey = (options: Options<GetPublicModelFileData>) => createQueryKey('getPublicModelFile', options, false, ['public']);

/**
 * Get a viewer file of a shared model
 *
 * Returns a viewer file of the current version: the fragments of an IFC, or the GLB. Like `getModelFile`, for
 * visitors; `downloadPublicModel` returns the uploaded file.
 *
 */
export const getPublicModelFileOptions = (options: Options<GetPublicModelFileData>) => queryOptions<GetPublicModelFileResponse, GetPublicModelFileError, GetPublicModelFileResponse, ReturnType<typeof getPublicModelFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPublicModelFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPublicModelFileQueryKey(options)
});
