// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from '../@tanstack/react-query.gen';
import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zUploadListResult } from '../schemas/zUploadListResult.gen';
import type { Options } from '../sdk.gen';
import type { ListUploadsData, ListUploadsError, ListUploadsErrors, ListUploadsResponse, ListUploadsResponses } from '../types.gen';

export const zListUploadsPath = z.object({
    projectId: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The uploads.
 */
export const zListUploadsResponse = zUploadListResult;

/**
 * List the unfinished uploads of the caller
 *
 * Returns the caller's uploads in this project that no record was created from, newest first: unfinished ones, which
 * can be resumed, and complete ones.
 *
 */
export const listUploads = <ThrowOnError extends boolean = false>(options: Options<ListUploadsData, ThrowOnError>): RequestResult<ListUploadsResponses, ListUploadsErrors, ThrowOnError> => (options.client ?? client).get<ListUploadsResponses, ListUploadsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListUploadsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads',
    ...options
});

export const listUploadsQueryKey = (options: Options<ListUploadsData>) => createQueryKey('listUploads', options, false, ['uploads']);

/**
 * List the unfinished uploads of the caller
 *
 * Returns the caller's uploads in this project that no record was created from, newest first: unfinished ones, which
 * can be resumed, and complete ones.
 *
 */
export const listUploadsOptions = (options: Options<ListUploadsData>) => queryOptions<ListUploadsResponse, ListUploadsError, ListUploadsResponse, ReturnType<typeof listUploadsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listUploads({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listUploadsQueryKey(options)
});
