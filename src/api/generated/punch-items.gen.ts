// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zPunchItemListResult, zPunchItemResult } from './schemas/punch-items.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddPunchItemAttachmentData, AddPunchItemAttachmentErrors, AddPunchItemAttachmentResponses, AddPunchItemCommentData, AddPunchItemCommentErrors, AddPunchItemCommentResponses, BulkUpdatePunchItemsData, BulkUpdatePunchItemsErrors, BulkUpdatePunchItemsResponses, CreatePunchItemData, CreatePunchItemErrors, CreatePunchItemResponses, DeletePunchItemData, DeletePunchItemErrors, DeletePunchItemResponses, ExportPunchItemsData, ExportPunchItemsErrors, ExportPunchItemsResponses, GetPunchItemData, GetPunchItemError, GetPunchItemErrors, GetPunchItemResponse, GetPunchItemResponses, ListPunchItemsData, ListPunchItemsError, ListPunchItemsErrors, ListPunchItemsResponse, ListPunchItemsResponses, RemovePunchItemAttachmentData, RemovePunchItemAttachmentErrors, RemovePunchItemAttachmentResponses, RespondToPunchItemData, RespondToPunchItemErrors, RespondToPunchItemResponses, TransitionPunchItemData, TransitionPunchItemErrors, TransitionPunchItemResponses, UpdatePunchItemData, UpdatePunchItemErrors, UpdatePunchItemResponses, UpdatePunchItemWatchData, UpdatePunchItemWatchErrors, UpdatePunchItemWatchResponses } from './types.gen';

/**
 * One page.
 */
export const zListPunchItemsResponse = zPunchItemListResult;

/**
 * The created record.
 */
export const zCreatePunchItemResponse = zPunchItemResult;

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdatePunchItemsResponse = zBulkResult;

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportPunchItemsResponse = z.string();

/**
 * Deleted.
 */
export const zDeletePunchItemResponse = zSuccess;

/**
 * The punch item.
 */
export const zGetPunchItemResponse = zPunchItemResult;

/**
 * The updated record.
 */
export const zUpdatePunchItemResponse = zPunchItemResult;

/**
 * The updated record.
 */
export const zTransitionPunchItemResponse = zPunchItemResult;

/**
 * The updated record.
 */
export const zRespondToPunchItemResponse = zPunchItemResult;

/**
 * The record with the new comment.
 */
export const zAddPunchItemCommentResponse = zPunchItemResult;

/**
 * The record, as the caller sees it.
 */
export const zUpdatePunchItemWatchResponse = zPunchItemResult;

/**
 * The record with the new attachment.
 */
export const zAddPunchItemAttachmentResponse = zPunchItemResult;

/**
 * The record without the attachment.
 */
export const zRemovePunchItemAttachmentResponse = zPunchItemResult;

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItems = <ThrowOnError extends boolean = false>(options: Options<ListPunchItemsData, ThrowOnError>): RequestResult<ListPunchItemsResponses, ListPunchItemsErrors, ThrowOnError> => (options.client ?? client).get<ListPunchItemsResponses, ListPunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items',
    ...options
});

/**
 * Create a punch item
 *
 * The record starts as a draft, or as open if the caller may open it and all required fields are filled in. It gets
 * its number when it is first opened.
 *
 */
export const createPunchItem = <ThrowOnError extends boolean = false>(options: Options<CreatePunchItemData, ThrowOnError>): RequestResult<CreatePunchItemResponses, CreatePunchItemErrors, ThrowOnError> => (options.client ?? client).post<CreatePunchItemResponses, CreatePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Update many punch items
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdatePunchItems = <ThrowOnError extends boolean = false>(options: Options<BulkUpdatePunchItemsData, ThrowOnError>): RequestResult<BulkUpdatePunchItemsResponses, BulkUpdatePunchItemsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdatePunchItemsResponses, BulkUpdatePunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdatePunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export punch items as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportPunchItems = <ThrowOnError extends boolean = false>(options: Options<ExportPunchItemsData, ThrowOnError>): RequestResult<ExportPunchItemsResponses, ExportPunchItemsErrors, ThrowOnError> => (options.client ?? client).get<ExportPunchItemsResponses, ExportPunchItemsErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportPunchItemsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/export',
    ...options
});

/**
 * Delete a punch item
 *
 * Its number is never assigned again.
 *
 */
export const deletePunchItem = <ThrowOnError extends boolean = false>(options: Options<DeletePunchItemData, ThrowOnError>): RequestResult<DeletePunchItemResponses, DeletePunchItemErrors, ThrowOnError> => (options.client ?? client).delete<DeletePunchItemResponses, DeletePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options
});

/**
 * Get a punch item
 *
 * Returns the item with its comments, attachments and history.
 *
 */
export const getPunchItem = <ThrowOnError extends boolean = false>(options: Options<GetPunchItemData, ThrowOnError>): RequestResult<GetPunchItemResponses, GetPunchItemErrors, ThrowOnError> => (options.client ?? client).get<GetPunchItemResponses, GetPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options
});

/**
 * Update a punch item
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updatePunchItem = <ThrowOnError extends boolean = false>(options: Options<UpdatePunchItemData, ThrowOnError>): RequestResult<UpdatePunchItemResponses, UpdatePunchItemErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePunchItemResponses, UpdatePunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change the status of a punch item
 *
 * | From -> to | Action | Requires |
 * |---|---|---|
 * | draft -> open | `open` | location, an assignee, a due date |
 * | draft -> closed | `void` | nothing; the item is void |
 * | open -> pending_reins | `mark_done` | an after photo since the last opening, a note, or an earlier note of each assignee |
 * | open -> closed | `close` | a resolution other than completed, reason |
 * | pending_reins -> closed | `approve` | another person than the one who marked it as done |
 * | pending_reins -> open | `send_back` | reason |
 * | closed -> open | `reopen` | reason, and the fields that opening requires |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionPunchItem = <ThrowOnError extends boolean = false>(options: Options<TransitionPunchItemData, ThrowOnError>): RequestResult<TransitionPunchItemResponses, TransitionPunchItemErrors, ThrowOnError> => (options.client ?? client).post<TransitionPunchItemResponses, TransitionPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Respond to a punch item
 *
 * Records the response of the caller, or of the caller's company, while the item is open. The status stays
 * unchanged.
 *
 */
export const respondToPunchItem = <ThrowOnError extends boolean = false>(options: Options<RespondToPunchItemData, ThrowOnError>): RequestResult<RespondToPunchItemResponses, RespondToPunchItemErrors, ThrowOnError> => (options.client ?? client).post<RespondToPunchItemResponses, RespondToPunchItemErrors, ThrowOnError>({
    responseValidator: async (data) => await zRespondToPunchItemResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/responses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Comment on a punch item
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addPunchItemComment = <ThrowOnError extends boolean = false>(options: Options<AddPunchItemCommentData, ThrowOnError>): RequestResult<AddPunchItemCommentResponses, AddPunchItemCommentErrors, ThrowOnError> => (options.client ?? client).post<AddPunchItemCommentResponses, AddPunchItemCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPunchItemCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Watch a punch item
 *
 * Notifies the caller of changes, or no longer. It is visible to the caller only, gives no rights, and changes no version.
 *
 */
export const updatePunchItemWatch = <ThrowOnError extends boolean = false>(options: Options<UpdatePunchItemWatchData, ThrowOnError>): RequestResult<UpdatePunchItemWatchResponses, UpdatePunchItemWatchErrors, ThrowOnError> => (options.client ?? client).put<UpdatePunchItemWatchResponses, UpdatePunchItemWatchErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePunchItemWatchResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/watching',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Attach a file to a punch item
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addPunchItemAttachment = <ThrowOnError extends boolean = false>(options: Options<AddPunchItemAttachmentData, ThrowOnError>): RequestResult<AddPunchItemAttachmentResponses, AddPunchItemAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddPunchItemAttachmentResponses, AddPunchItemAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddPunchItemAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Remove an attachment from a punch item
 *
 * Deletes the file. Editors of the item may remove any file, others those that they added.
 *
 */
export const removePunchItemAttachment = <ThrowOnError extends boolean = false>(options: Options<RemovePunchItemAttachmentData, ThrowOnError>): RequestResult<RemovePunchItemAttachmentResponses, RemovePunchItemAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemovePunchItemAttachmentResponses, RemovePunchItemAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemovePunchItemAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments/{attachmentId}',
    ...options
});

export const listPunchItemsQueryKey = (options: Options<ListPunchItemsData>) => createQueryKey('listPunchItems', options, false, ['punch-items']);

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItemsOptions = (options: Options<ListPunchItemsData>) => queryOptions<ListPunchItemsResponse, ListPunchItemsError, ListPunchItemsResponse, ReturnType<typeof listPunchItemsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPunchItems({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPunchItemsQueryKey(options)
});

export const listPunchItemsInfiniteQueryKey = (options: Options<ListPunchItemsData>): QueryKey<Options<ListPunchItemsData>> => createQueryKey('listPunchItems', options, true, ['punch-items']);

/**
 * List the punch items of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listPunchItemsInfiniteOptions = (options: Options<ListPunchItemsData>) => {
    const opts = infiniteQueryOptions<ListPunchItemsResponse, ListPunchItemsError, InfiniteData<ListPunchItemsResponse>, QueryKey<Options<ListPunchItemsData>>, string | Pick<QueryKey<Options<ListPunchItemsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPunchItemsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPunchItems({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPunchItemsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getPunchItemQueryKey = (options: Options<GetPunchItemData>) => createQueryKey('getPunchItem', options, false, ['punch-items']);

/**
 * Get a punch item
 *
 * Returns the item with its comments, attachments and history.
 *
 */
export const getPunchItemOptions = (options: Options<GetPunchItemData>) => queryOptions<GetPunchItemResponse, GetPunchItemError, GetPunchItemResponse, ReturnType<typeof getPunchItemQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPunchItem({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPunchItemQueryKey(options)
});
