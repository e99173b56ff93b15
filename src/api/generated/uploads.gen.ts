// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zUploadListResult, zUploadResult } from './schemas/uploads.gen';
import type { Options } from './sdk.gen';
import type { AddUploadChunkData, AddUploadChunkErrors, AddUploadChunkResponses, CreateUploadData, CreateUploadErrors, CreateUploadResponses, DeleteUploadData, DeleteUploadErrors, DeleteUploadResponses, GetUploadOffsetData, GetUploadOffsetErrors, GetUploadOffsetResponses, ListUploadsData, ListUploadsError, ListUploadsErrors, ListUploadsResponse, ListUploadsResponses } from './types.gen';

/**
 * The uploads.
 */
export const zListUploadsResponse = zUploadListResult;

/**
 * The new upload, still empty.
 */
export const zCreateUploadResponse = zUploadResult;

/**
 * It was deleted.
 */
export const zDeleteUploadResponse = z.void();

/**
 * The bytes were stored.
 */
export const zAddUploadChunkResponse = z.void();

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

/**
 * Create an upload
 *
 * Extension `creation` of the tus protocol. addUploadChunk then sends the bytes to the address in `Location`.
 * Requires permission to create a record from the file.
 *
 */
export const createUpload = <ThrowOnError extends boolean = false>(options: Options<CreateUploadData, ThrowOnError>): RequestResult<CreateUploadResponses, CreateUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateUploadResponses, CreateUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads',
    ...options
});

/**
 * Discard an upload
 *
 * Extension `termination` of the tus protocol: discards the bytes.
 *
 */
export const deleteUpload = <ThrowOnError extends boolean = false>(options: Options<DeleteUploadData, ThrowOnError>): RequestResult<DeleteUploadResponses, DeleteUploadErrors, ThrowOnError> => (options.client ?? client).delete<DeleteUploadResponses, DeleteUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options
});

/**
 * Get the offset of an upload
 *
 * HEAD of the tus protocol. A failure has its status and, like every answer to HEAD, no body.
 *
 */
export const getUploadOffset = <ThrowOnError extends boolean = false>(options: Options<GetUploadOffsetData, ThrowOnError>): RequestResult<GetUploadOffsetResponses, GetUploadOffsetErrors, ThrowOnError> => (options.client ?? client).head<GetUploadOffsetResponses, GetUploadOffsetErrors, ThrowOnError>({
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options
});

/**
 * Send bytes of an upload
 *
 * PATCH of the tus protocol with the extension `checksum`. Without a checksum, the host saves the bytes that arrived
 * before the connection broke; with one, it saves all bytes or none. The host inspects the content as soon as its
 * first bytes arrive. If it does not fit the purpose, the call fails with FILE_TYPE_REFUSED, regardless of the file
 * name, and the upload is removed.
 *
 */
export const addUploadChunk = <ThrowOnError extends boolean = false>(options: Options<AddUploadChunkData, ThrowOnError>): RequestResult<AddUploadChunkResponses, AddUploadChunkErrors, ThrowOnError> => (options.client ?? client).patch<AddUploadChunkResponses, AddUploadChunkErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddUploadChunkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/uploads/{uploadId}',
    ...options,
    headers: {
        'Content-Type': 'application/offset+octet-stream',
        ...options.headers
    }
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
