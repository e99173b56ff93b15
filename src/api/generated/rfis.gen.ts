// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zRfiListResult, zRfiResult } from './schemas/rfis.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddRfiAttachmentData, AddRfiAttachmentErrors, AddRfiAttachmentResponses, AddRfiCommentData, AddRfiCommentErrors, AddRfiCommentResponses, BulkUpdateRfisData, BulkUpdateRfisErrors, BulkUpdateRfisResponses, CreateRfiData, CreateRfiErrors, CreateRfiResponses, DeleteRfiData, DeleteRfiErrors, DeleteRfiResponses, ExportRfisData, ExportRfisErrors, ExportRfisResponses, GetRfiData, GetRfiError, GetRfiErrors, GetRfiResponse, GetRfiResponses, ListRfisData, ListRfisError, ListRfisErrors, ListRfisResponse, ListRfisResponses, RemoveRfiAttachmentData, RemoveRfiAttachmentErrors, RemoveRfiAttachmentResponses, RespondToRfiData, RespondToRfiErrors, RespondToRfiResponses, TransitionRfiData, TransitionRfiErrors, TransitionRfiResponses, UpdateRfiData, UpdateRfiErrors, UpdateRfiResponses, UpdateRfiWatchData, UpdateRfiWatchErrors, UpdateRfiWatchResponses } from './types.gen';

/**
 * One page.
 */
export const zListRfisResponse = zRfiListResult;

/**
 * The created record.
 */
export const zCreateRfiResponse = zRfiResult;

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdateRfisResponse = zBulkResult;

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportRfisResponse = z.string();

/**
 * Deleted.
 */
export const zDeleteRfiResponse = zSuccess;

/**
 * The RFI.
 */
export const zGetRfiResponse = zRfiResult;

/**
 * The updated record.
 */
export const zUpdateRfiResponse = zRfiResult;

/**
 * The updated record.
 */
export const zTransitionRfiResponse = zRfiResult;

/**
 * The RFI with the new response.
 */
export const zRespondToRfiResponse = zRfiResult;

/**
 * The record with the new comment.
 */
export const zAddRfiCommentResponse = zRfiResult;

/**
 * The record, as the caller sees it.
 */
export const zUpdateRfiWatchResponse = zRfiResult;

/**
 * The record with the new attachment.
 */
export const zAddRfiAttachmentResponse = zRfiResult;

/**
 * The record without the attachment.
 */
export const zRemoveRfiAttachmentResponse = zRfiResult;

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfis = <ThrowOnError extends boolean = false>(options: Options<ListRfisData, ThrowOnError>): RequestResult<ListRfisResponses, ListRfisErrors, ThrowOnError> => (options.client ?? client).get<ListRfisResponses, ListRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zListRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis',
    ...options
});

/**
 * Create an RFI
 *
 * The record starts as a draft, or as open if the caller may open it and all required fields are filled in. It gets
 * its number when it is first opened. Without a due date, it is due after the working days that the
 * settings of the project say.
 *
 */
export const createRfi = <ThrowOnError extends boolean = false>(options: Options<CreateRfiData, ThrowOnError>): RequestResult<CreateRfiResponses, CreateRfiErrors, ThrowOnError> => (options.client ?? client).post<CreateRfiResponses, CreateRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Update many RFIs
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdateRfis = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateRfisData, ThrowOnError>): RequestResult<BulkUpdateRfisResponses, BulkUpdateRfisErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateRfisResponses, BulkUpdateRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export RFIs as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportRfis = <ThrowOnError extends boolean = false>(options: Options<ExportRfisData, ThrowOnError>): RequestResult<ExportRfisResponses, ExportRfisErrors, ThrowOnError> => (options.client ?? client).get<ExportRfisResponses, ExportRfisErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportRfisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/export',
    ...options
});

/**
 * Delete an RFI
 *
 * Its number is never assigned again.
 *
 */
export const deleteRfi = <ThrowOnError extends boolean = false>(options: Options<DeleteRfiData, ThrowOnError>): RequestResult<DeleteRfiResponses, DeleteRfiErrors, ThrowOnError> => (options.client ?? client).delete<DeleteRfiResponses, DeleteRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options
});

/**
 * Get an RFI
 *
 * Returns the RFI with its responses, comments, attachments and history.
 *
 */
export const getRfi = <ThrowOnError extends boolean = false>(options: Options<GetRfiData, ThrowOnError>): RequestResult<GetRfiResponses, GetRfiErrors, ThrowOnError> => (options.client ?? client).get<GetRfiResponses, GetRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options
});

/**
 * Update an RFI
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updateRfi = <ThrowOnError extends boolean = false>(options: Options<UpdateRfiData, ThrowOnError>): RequestResult<UpdateRfiResponses, UpdateRfiErrors, ThrowOnError> => (options.client ?? client).patch<UpdateRfiResponses, UpdateRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change the status of an RFI
 *
 * | From -> to | Action | Requires |
 * |---|---|---|
 * | draft -> open | `open` | the question, an assignee, a due date |
 * | draft -> closed | `void` | nothing; the RFI is void |
 * | open -> closed | `close` | an official response, or another closeReason than answered |
 * | closed -> open | `reopen` | reason; unless it was closed as a draft |
 * | closed -> draft | `reopen` | reason; only if it was closed as a draft |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionRfi = <ThrowOnError extends boolean = false>(options: Options<TransitionRfiData, ThrowOnError>): RequestResult<TransitionRfiResponses, TransitionRfiErrors, ThrowOnError> => (options.client ?? client).post<TransitionRfiResponses, TransitionRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Respond to an RFI
 *
 * Records the response of an assignee, a watcher or the manager while the RFI is open. At most one response is
 * official; a later official response replaces the earlier one.
 *
 */
export const respondToRfi = <ThrowOnError extends boolean = false>(options: Options<RespondToRfiData, ThrowOnError>): RequestResult<RespondToRfiResponses, RespondToRfiErrors, ThrowOnError> => (options.client ?? client).post<RespondToRfiResponses, RespondToRfiErrors, ThrowOnError>({
    responseValidator: async (data) => await zRespondToRfiResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/responses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Comment on an RFI
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addRfiComment = <ThrowOnError extends boolean = false>(options: Options<AddRfiCommentData, ThrowOnError>): RequestResult<AddRfiCommentResponses, AddRfiCommentErrors, ThrowOnError> => (options.client ?? client).post<AddRfiCommentResponses, AddRfiCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddRfiCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Watch an RFI
 *
 * Notifies the caller of changes, or no longer. It is visible to the caller only, gives no rights, and changes no version.
 *
 */
export const updateRfiWatch = <ThrowOnError extends boolean = false>(options: Options<UpdateRfiWatchData, ThrowOnError>): RequestResult<UpdateRfiWatchResponses, UpdateRfiWatchErrors, ThrowOnError> => (options.client ?? client).put<UpdateRfiWatchResponses, UpdateRfiWatchErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateRfiWatchResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/watching',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Attach a file to an RFI
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addRfiAttachment = <ThrowOnError extends boolean = false>(options: Options<AddRfiAttachmentData, ThrowOnError>): RequestResult<AddRfiAttachmentResponses, AddRfiAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddRfiAttachmentResponses, AddRfiAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddRfiAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Remove an attachment from an RFI
 *
 * Deletes the file. Editors of the RFI may remove any file, others those that they added.
 *
 */
export const removeRfiAttachment = <ThrowOnError extends boolean = false>(options: Options<RemoveRfiAttachmentData, ThrowOnError>): RequestResult<RemoveRfiAttachmentResponses, RemoveRfiAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemoveRfiAttachmentResponses, RemoveRfiAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveRfiAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/rfis/{rfiId}/attachments/{attachmentId}',
    ...options
});

export const listRfisQueryKey = (options: Options<ListRfisData>) => createQueryKey('listRfis', options, false, ['rfis']);

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfisOptions = (options: Options<ListRfisData>) => queryOptions<ListRfisResponse, ListRfisError, ListRfisResponse, ReturnType<typeof listRfisQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRfis({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRfisQueryKey(options)
});

export const listRfisInfiniteQueryKey = (options: Options<ListRfisData>): QueryKey<Options<ListRfisData>> => createQueryKey('listRfis', options, true, ['rfis']);

/**
 * List the RFIs of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listRfisInfiniteOptions = (options: Options<ListRfisData>) => {
    const opts = infiniteQueryOptions<ListRfisResponse, ListRfisError, InfiniteData<ListRfisResponse>, QueryKey<Options<ListRfisData>>, string | Pick<QueryKey<Options<ListRfisData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListRfisData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listRfis({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listRfisInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getRfiQueryKey = (options: Options<GetRfiData>) => createQueryKey('getRfi', options, false, ['rfis']);

/**
 * Get an RFI
 *
 * Returns the RFI with its responses, comments, attachments and history.
 *
 */
export const getRfiOptions = (options: Options<GetRfiData>) => queryOptions<GetRfiResponse, GetRfiError, GetRfiResponse, ReturnType<typeof getRfiQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRfi({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRfiQueryKey(options)
});
