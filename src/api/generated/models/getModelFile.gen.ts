// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zModelFileName } from '../schemas/zModelFileName.gen';
import type { Options } from '../sdk.gen';
import type { GetModelFileData, GetModelFileError, GetModelFileErrors, GetModelFileResponse, GetModelFileResponses } from '../types.gen';

export const zGetModelFileHeaders = z.object({
    Range: z.optional(z.string().check(z.maxLength(200))),
    'If-Range': z.optional(z.string().check(z.maxLength(200)))
});

export const zGetModelFilePath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64)),
    modelId: z.string().check(z.minLength(1), z.maxLength(64)),
    n: z.int().check(z.gte(1), z.lte(100000)),
    name: zModelFileName
});

/**
 * The file.
 */
export const zGetModelFileResponse = z.string();

/**
 * Get a file of a model version
 *
 * `model.frag` (the fragments of an IFC) or `model.glb` (of a GLB) is the file for viewers. `source` is the uploaded
 * file and requires permission to download. A version never changes, so clients may cache its files and resume a
 * download with a byte range.
 *
 */
export const getModelFile = <ThrowOnError extends boolean = false>(options: Options<GetModelFileData, ThrowOnError>): RequestResult<GetModelFileResponses, GetModelFileErrors, ThrowOnError> => (options.client ?? client).get<GetModelFileResponses, GetModelFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetModelFileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{n}/file/{name}',
    ...options
});

export const getModelFileQueryKey = (options: Options<GetModelFileData>) => createQueryKey('getModelFile', options, false, ['models']);

/**
 * Get a file of a model version
 *
 * `model.frag` (the fragments of an IFC) or `model.glb` (of a GLB) is the file for viewers. `source` is the uploaded
 * file and requires permission to download. A version never changes, so clients may cache its files and resume a
 * download with a byte range.
 *
 */
export const getModelFileOptions = (options: Options<GetModelFileData>) => queryOptions<GetModelFileResponse, GetModelFileError, GetModelFileResponse, ReturnType<typeof getModelFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getModelFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getModelFileQueryKey(options)
});
