// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import type { Options } from '../sdk.gen';
import type { DownloadPublicModelData, DownloadPublicModelError, DownloadPublicModelErrors, DownloadPublicModelResponse, DownloadPublicModelResponses } from '../types.gen';

export const zDownloadPublicModelPath = z.object({
    modelId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The file.
 */
export const zDownloadPublicModelResponse = z.string();

/**
 * Download a shared model
 *
 * Returns the uploaded file of the current version. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicModel = <ThrowOnError extends boolean = false>(options: Options<DownloadPublicModelData, ThrowOnError>): RequestResult<DownloadPublicModelResponses, DownloadPublicModelErrors, ThrowOnError> => (options.client ?? client).get<DownloadPublicModelResponses, DownloadPublicModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadPublicModelResponse.parseAsync(data),
    security: [{
            key: 'visitorAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/public/models/{modelId}/download',
    ...options
});

export const downloadPublicModelQueryKey = (options: Options<DownloadPublicModelData>) => createQueryKey('downloadPublicModel', options, false, ['public']);

/**
 * Download a shared model
 *
 * Returns the uploaded file of the current version. FORBIDDEN if the link does not permit downloads.
 *
 */
export const downloadPublicModelOptions = (options: Options<DownloadPublicModelData>) => queryOptions<DownloadPublicModelResponse, DownloadPublicModelError, DownloadPublicModelResponse, ReturnType<typeof downloadPublicModelQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await downloadPublicModel({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: downloadPublicModelQueryKey(options)
});
