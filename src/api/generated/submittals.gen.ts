// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zSubmittalListResult, zSubmittalResult } from './schemas/submittals.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddSubmittalAttachmentData, AddSubmittalAttachmentErrors, AddSubmittalAttachmentResponses, AddSubmittalCommentData, AddSubmittalCommentErrors, AddSubmittalCommentResponses, BulkUpdateSubmittalsData, BulkUpdateSubmittalsErrors, BulkUpdateSubmittalsResponses, CreateSubmittalData, CreateSubmittalErrors, CreateSubmittalResponses, CreateSubmittalRevisionData, CreateSubmittalRevisionErrors, CreateSubmittalRevisionResponses, DeleteSubmittalData, DeleteSubmittalErrors, DeleteSubmittalResponses, ExportSubmittalsData, ExportSubmittalsErrors, ExportSubmittalsResponses, GetSubmittalData, GetSubmittalError, GetSubmittalErrors, GetSubmittalResponse, GetSubmittalResponses, ListSubmittalsData, ListSubmittalsError, ListSubmittalsErrors, ListSubmittalsResponse, ListSubmittalsResponses, RemoveSubmittalAttachmentData, RemoveSubmittalAttachmentErrors, RemoveSubmittalAttachmentResponses, ReviewSubmittalData, ReviewSubmittalErrors, ReviewSubmittalResponses, TransitionSubmittalData, TransitionSubmittalErrors, TransitionSubmittalResponses, UpdateSubmittalData, UpdateSubmittalErrors, UpdateSubmittalResponses, UpdateSubmittalWatchData, UpdateSubmittalWatchErrors, UpdateSubmittalWatchResponses } from './types.gen';

/**
 * One page.
 */
export const zListSubmittalsResponse = zSubmittalListResult;

/**
 * The created record.
 */
export const zCreateSubmittalResponse = zSubmittalResult;

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdateSubmittalsResponse = zBulkResult;

/**
 * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
 */
export const zExportSubmittalsResponse = z.string();

/**
 * Deleted.
 */
export const zDeleteSubmittalResponse = zSuccess;

/**
 * The submittal.
 */
export const zGetSubmittalResponse = zSubmittalResult;

/**
 * The updated record.
 */
export const zUpdateSubmittalResponse = zSubmittalResult;

/**
 * The updated record.
 */
export const zTransitionSubmittalResponse = zSubmittalResult;

/**
 * The submittal with the new review.
 */
export const zReviewSubmittalResponse = zSubmittalResult;

/**
 * The created revision.
 */
export const zCreateSubmittalRevisionResponse = zSubmittalResult;

/**
 * The record with the new comment.
 */
export const zAddSubmittalCommentResponse = zSubmittalResult;

/**
 * The record, as the caller sees it.
 */
export const zUpdateSubmittalWatchResponse = zSubmittalResult;

/**
 * The record with the new attachment.
 */
export const zAddSubmittalAttachmentResponse = zSubmittalResult;

/**
 * The record without the attachment.
 */
export const zRemoveSubmittalAttachmentResponse = zSubmittalResult;

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittals = <ThrowOnError extends boolean = false>(options: Options<ListSubmittalsData, ThrowOnError>): RequestResult<ListSubmittalsResponses, ListSubmittalsErrors, ThrowOnError> => (options.client ?? client).get<ListSubmittalsResponses, ListSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals',
    ...options
});

/**
 * Create a submittal
 *
 * The submittal starts as a draft. It gets its number when it is first opened; the part after the dot is the
 * revision.
 *
 */
export const createSubmittal = <ThrowOnError extends boolean = false>(options: Options<CreateSubmittalData, ThrowOnError>): RequestResult<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError> => (options.client ?? client).post<CreateSubmittalResponses, CreateSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Update many submittals
 *
 * Each record is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdateSubmittals = <ThrowOnError extends boolean = false>(options: Options<BulkUpdateSubmittalsData, ThrowOnError>): RequestResult<BulkUpdateSubmittalsResponses, BulkUpdateSubmittalsErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdateSubmittalsResponses, BulkUpdateSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdateSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export submittals as CSV
 *
 * Applies the filters of the list. A cell that a spreadsheet would read as a formula starts with an apostrophe.
 *
 */
export const exportSubmittals = <ThrowOnError extends boolean = false>(options: Options<ExportSubmittalsData, ThrowOnError>): RequestResult<ExportSubmittalsResponses, ExportSubmittalsErrors, ThrowOnError> => (options.client ?? client).get<ExportSubmittalsResponses, ExportSubmittalsErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportSubmittalsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/export',
    ...options
});

/**
 * Delete a submittal
 *
 * Its number is never assigned again.
 *
 */
export const deleteSubmittal = <ThrowOnError extends boolean = false>(options: Options<DeleteSubmittalData, ThrowOnError>): RequestResult<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSubmittalResponses, DeleteSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options
});

/**
 * Get a submittal
 *
 * Returns the submittal with its review steps, comments, attachments and history.
 *
 */
export const getSubmittal = <ThrowOnError extends boolean = false>(options: Options<GetSubmittalData, ThrowOnError>): RequestResult<GetSubmittalResponses, GetSubmittalErrors, ThrowOnError> => (options.client ?? client).get<GetSubmittalResponses, GetSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options
});

/**
 * Update a submittal
 *
 * Properties that are absent stay unchanged; `clear` names the properties to empty. Only transitions change the
 * status. A closed record must be reopened before it can be changed.
 *
 */
export const updateSubmittal = <ThrowOnError extends boolean = false>(options: Options<UpdateSubmittalData, ThrowOnError>): RequestResult<UpdateSubmittalResponses, UpdateSubmittalErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSubmittalResponses, UpdateSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change the status of a submittal
 *
 * | From -> to | Action | Requires |
 * |---|---|---|
 * | draft -> open | `open` | a spec section, an attachment, a review step |
 * | draft -> closed | `void` | nothing; the submittal is void |
 * | open -> closed | `close` | finalResponse; the reviews are released |
 * | closed -> open | `reopen` | reason, to correct the final response; unless it is void or was revised |
 *
 * A transition that is not in the table fails with 409 WRONG_STATE, a stale `version` with 409 STALE_VERSION, a
 * missing permission with 403, and missing fields with 422 and a pointer to each.
 *
 */
export const transitionSubmittal = <ThrowOnError extends boolean = false>(options: Options<TransitionSubmittalData, ThrowOnError>): RequestResult<TransitionSubmittalResponses, TransitionSubmittalErrors, ThrowOnError> => (options.client ?? client).post<TransitionSubmittalResponses, TransitionSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zTransitionSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/transitions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Review a submittal
 *
 * Records the answer of a reviewer of the current step. The step ends when all its reviewers have answered, or any
 * one if it says so. After the last step, the submittal goes to its manager.
 *
 */
export const reviewSubmittal = <ThrowOnError extends boolean = false>(options: Options<ReviewSubmittalData, ThrowOnError>): RequestResult<ReviewSubmittalResponses, ReviewSubmittalErrors, ThrowOnError> => (options.client ?? client).post<ReviewSubmittalResponses, ReviewSubmittalErrors, ThrowOnError>({
    responseValidator: async (data) => await zReviewSubmittalResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/reviews',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create the next revision
 *
 * Requires a submittal that was closed as revise_and_resubmit or rejected. Creates a draft with the same number and
 * reviewers. The former revision stays closed.
 *
 */
export const createSubmittalRevision = <ThrowOnError extends boolean = false>(options: Options<CreateSubmittalRevisionData, ThrowOnError>): RequestResult<CreateSubmittalRevisionResponses, CreateSubmittalRevisionErrors, ThrowOnError> => (options.client ?? client).post<CreateSubmittalRevisionResponses, CreateSubmittalRevisionErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSubmittalRevisionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/revisions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Comment on a submittal
 *
 * A comment overwrites nothing, so it takes no version and does not change it.
 *
 */
export const addSubmittalComment = <ThrowOnError extends boolean = false>(options: Options<AddSubmittalCommentData, ThrowOnError>): RequestResult<AddSubmittalCommentResponses, AddSubmittalCommentErrors, ThrowOnError> => (options.client ?? client).post<AddSubmittalCommentResponses, AddSubmittalCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddSubmittalCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Watch a submittal
 *
 * Notifies the caller of changes, or no longer. It is visible to the caller only, gives no rights, and changes no version.
 *
 */
export const updateSubmittalWatch = <ThrowOnError extends boolean = false>(options: Options<UpdateSubmittalWatchData, ThrowOnError>): RequestResult<UpdateSubmittalWatchResponses, UpdateSubmittalWatchErrors, ThrowOnError> => (options.client ?? client).put<UpdateSubmittalWatchResponses, UpdateSubmittalWatchErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSubmittalWatchResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/watching',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Attach a file to a submittal
 *
 * Parallel uploads do not conflict: the version is checked only if the request contains one, and attaching does not
 * change it.
 *
 */
export const addSubmittalAttachment = <ThrowOnError extends boolean = false>(options: Options<AddSubmittalAttachmentData, ThrowOnError>): RequestResult<AddSubmittalAttachmentResponses, AddSubmittalAttachmentErrors, ThrowOnError> => (options.client ?? client).post<AddSubmittalAttachmentResponses, AddSubmittalAttachmentErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddSubmittalAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/attachments',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Remove an attachment from a submittal
 *
 * During the review, the last file cannot be removed; attach another one first.
 */
export const removeSubmittalAttachment = <ThrowOnError extends boolean = false>(options: Options<RemoveSubmittalAttachmentData, ThrowOnError>): RequestResult<RemoveSubmittalAttachmentResponses, RemoveSubmittalAttachmentErrors, ThrowOnError> => (options.client ?? client).delete<RemoveSubmittalAttachmentResponses, RemoveSubmittalAttachmentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRemoveSubmittalAttachmentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/submittals/{submittalId}/attachments/{attachmentId}',
    ...options
});

export const listSubmittalsQueryKey = (options: Options<ListSubmittalsData>) => createQueryKey('listSubmittals', options, false, ['submittals']);

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittalsOptions = (options: Options<ListSubmittalsData>) => queryOptions<ListSubmittalsResponse, ListSubmittalsError, ListSubmittalsResponse, ReturnType<typeof listSubmittalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSubmittals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSubmittalsQueryKey(options)
});

export const listSubmittalsInfiniteQueryKey = (options: Options<ListSubmittalsData>): QueryKey<Options<ListSubmittalsData>> => createQueryKey('listSubmittals', options, true, ['submittals']);

/**
 * List the submittals of a project
 *
 * Returns the records that the caller may see. A repeated filter matches any of its values; different filters must
 * all match. `total` and `counts` describe the whole list, not the page; `counts` ignores the filter `status`, so
 * that a status filter can show all counts.
 *
 */
export const listSubmittalsInfiniteOptions = (options: Options<ListSubmittalsData>) => {
    const opts = infiniteQueryOptions<ListSubmittalsResponse, ListSubmittalsError, InfiniteData<ListSubmittalsResponse>, QueryKey<Options<ListSubmittalsData>>, string | Pick<QueryKey<Options<ListSubmittalsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListSubmittalsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listSubmittals({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listSubmittalsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getSubmittalQueryKey = (options: Options<GetSubmittalData>) => createQueryKey('getSubmittal', options, false, ['submittals']);

/**
 * Get a submittal
 *
 * Returns the submittal with its review steps, comments, attachments and history.
 *
 */
export const getSubmittalOptions = (options: Options<GetSubmittalData>) => queryOptions<GetSubmittalResponse, GetSubmittalError, GetSubmittalResponse, ReturnType<typeof getSubmittalQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSubmittal({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSubmittalQueryKey(options)
});
