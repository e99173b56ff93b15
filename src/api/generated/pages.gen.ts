// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zPageSeqResult, zPageStateResult, zPageVersionListResult, zPageVersionResult } from './schemas/page-content.gen';
import { zDailyReportResult, zMinutesResult, zWeeklySummaryResult } from './schemas/page-records.gen';
import { zPageDistributionResult, zPageFileListResult, zPageFileResult, zPageListResult, zPageResult, zPageThreadListResult, zPageThreadResult } from './schemas/pages.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddPageCommentData, AddPageCommentErrors, AddPageCommentResponses, AddPageCountersignatureData, AddPageCountersignatureErrors, AddPageCountersignatureResponses, AddPageDistributionData, AddPageDistributionErrors, AddPageDistributionResponses, AddPageFileData, AddPageFileErrors, AddPageFileResponses, AddPageSignatureData, AddPageSignatureErrors, AddPageSignatureResponses, AddPageUpdatesData, AddPageUpdatesErrors, AddPageUpdatesResponses, CreatePageData, CreatePageErrors, CreatePageResponses, CreatePageThreadData, CreatePageThreadErrors, CreatePageThreadResponses, CreatePageVersionData, CreatePageVersionErrors, CreatePageVersionResponses, DeletePageCommentData, DeletePageCommentErrors, DeletePageCommentResponses, DeletePageData, DeletePageErrors, DeletePageResponses, GetDailyReportData, GetDailyReportError, GetDailyReportErrors, GetDailyReportResponse, GetDailyReportResponses, GetMinutesData, GetMinutesError, GetMinutesErrors, GetMinutesResponse, GetMinutesResponses, GetPageData, GetPageError, GetPageErrors, GetPageResponse, GetPageResponses, GetPageStateData, GetPageStateError, GetPageStateErrors, GetPageStateResponse, GetPageStateResponses, GetPageVersionData, GetPageVersionError, GetPageVersionErrors, GetPageVersionResponse, GetPageVersionResponses, GetWeeklySummaryData, GetWeeklySummaryError, GetWeeklySummaryErrors, GetWeeklySummaryResponse, GetWeeklySummaryResponses, ListPageFilesData, ListPageFilesError, ListPageFilesErrors, ListPageFilesResponse, ListPageFilesResponses, ListPagesData, ListPagesError, ListPagesErrors, ListPagesResponse, ListPagesResponses, ListPageThreadsData, ListPageThreadsError, ListPageThreadsErrors, ListPageThreadsResponse, ListPageThreadsResponses, ListPageVersionsData, ListPageVersionsError, ListPageVersionsErrors, ListPageVersionsResponse, ListPageVersionsResponses, RestorePageVersionData, RestorePageVersionErrors, RestorePageVersionResponses, UpdateDailyReportData, UpdateDailyReportErrors, UpdateDailyReportResponses, UpdateMinutesData, UpdateMinutesErrors, UpdateMinutesResponses, UpdatePageArchiveData, UpdatePageArchiveErrors, UpdatePageArchiveResponses, UpdatePageCommentData, UpdatePageCommentErrors, UpdatePageCommentResponses, UpdatePageData, UpdatePageErrors, UpdatePageMarksData, UpdatePageMarksErrors, UpdatePageMarksResponses, UpdatePagePositionData, UpdatePagePositionErrors, UpdatePagePositionResponses, UpdatePagePresenceData, UpdatePagePresenceErrors, UpdatePagePresenceResponses, UpdatePageResponses, UpdatePageThreadData, UpdatePageThreadErrors, UpdatePageThreadResponses } from './types.gen';

/**
 * The pages.
 */
export const zListPagesResponse = zPageListResult;

/**
 * The new page.
 */
export const zCreatePageResponse = zPageResult;

/**
 * The page is gone.
 */
export const zDeletePageResponse = zSuccess;

/**
 * The page.
 */
export const zGetPageResponse = zPageResult;

/**
 * The changed page.
 */
export const zUpdatePageResponse = zPageResult;

/**
 * The moved page.
 */
export const zUpdatePagePositionResponse = zPageResult;

/**
 * The page.
 */
export const zUpdatePageArchiveResponse = zPageResult;

/**
 * The page.
 */
export const zUpdatePageMarksResponse = zPageResult;

/**
 * The text.
 */
export const zGetPageStateResponse = zPageStateResult;

/**
 * The updates are stored.
 */
export const zAddPageUpdatesResponse = zPageSeqResult;

/**
 * The others are told.
 */
export const zUpdatePagePresenceResponse = zSuccess;

/**
 * The threads.
 */
export const zListPageThreadsResponse = zPageThreadListResult;

/**
 * The new thread.
 */
export const zCreatePageThreadResponse = zPageThreadResult;

/**
 * The thread.
 */
export const zUpdatePageThreadResponse = zPageThreadResult;

/**
 * The thread with the new comment.
 */
export const zAddPageCommentResponse = zPageThreadResult;

/**
 * The comment is gone.
 */
export const zDeletePageCommentResponse = zSuccess;

/**
 * The thread.
 */
export const zUpdatePageCommentResponse = zPageThreadResult;

/**
 * A page of versions.
 */
export const zListPageVersionsResponse = zPageVersionListResult;

/**
 * The version.
 */
export const zCreatePageVersionResponse = zPageVersionResult;

/**
 * The version.
 */
export const zGetPageVersionResponse = zPageVersionResult;

/**
 * The text is that of the version.
 */
export const zRestorePageVersionResponse = zPageSeqResult;

/**
 * The files.
 */
export const zListPageFilesResponse = zPageFileListResult;

/**
 * The file.
 */
export const zAddPageFileResponse = zPageFileResult;

/**
 * The figures.
 */
export const zGetDailyReportResponse = zDailyReportResult;

/**
 * The figures.
 */
export const zUpdateDailyReportResponse = zDailyReportResult;

/**
 * The minutes.
 */
export const zGetMinutesResponse = zMinutesResult;

/**
 * The minutes.
 */
export const zUpdateMinutesResponse = zMinutesResult;

/**
 * The completed page.
 */
export const zAddPageSignatureResponse = zPageResult;

/**
 * The page.
 */
export const zAddPageCountersignatureResponse = zPageResult;

/**
 * The page was sent.
 */
export const zAddPageDistributionResponse = zPageDistributionResult;

/**
 * The sums.
 */
export const zGetWeeklySummaryResponse = zWeeklySummaryResult;

/**
 * List the pages of a project
 *
 * Returns all pages that the caller sees, as a flat list in the order of the tree: each page before those in it. Pages in the archive and
 * templates are in the list only if they are asked for. With `q`, it has the pages whose title or text contains all of the words, with an `excerpt`.
 *
 */
export const listPages = <ThrowOnError extends boolean = false>(options: Options<ListPagesData, ThrowOnError>): RequestResult<ListPagesResponses, ListPagesErrors, ThrowOnError> => (options.client ?? client).get<ListPagesResponses, ListPagesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPagesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages',
    ...options
});

/**
 * Create a page
 *
 * The page is empty, or has the text of a template. A daily report or minutes may carry over what an earlier page of the kind has.
 * A project has at most 2,000 pages: 409 `LIMIT_REACHED`.
 *
 */
export const createPage = <ThrowOnError extends boolean = false>(options: Options<CreatePageData, ThrowOnError>): RequestResult<CreatePageResponses, CreatePageErrors, ThrowOnError> => (options.client ?? client).post<CreatePageResponses, CreatePageErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a page for good
 *
 * Deletes a page in the archive with the pages in it that the caller may delete; the others go to the top. A page that is not in the archive, or that is completed, gets 409 `WRONG_STATE`.
 *
 */
export const deletePage = <ThrowOnError extends boolean = false>(options: Options<DeletePageData, ThrowOnError>): RequestResult<DeletePageResponses, DeletePageErrors, ThrowOnError> => (options.client ?? client).delete<DeletePageResponses, DeletePageErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}',
    ...options
});

/**
 * Get a page
 *
 * Returns the page without its text, which `getPageState` returns.
 *
 */
export const getPage = <ThrowOnError extends boolean = false>(options: Options<GetPageData, ThrowOnError>): RequestResult<GetPageResponses, GetPageErrors, ThrowOnError> => (options.client ?? client).get<GetPageResponses, GetPageErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}',
    ...options
});

/**
 * Change a page
 *
 * Changes the title, the status, the day, the sharing, or whether it is a template. The sharing of a completed page can
 * still be changed, and nothing else: 409 `PAGE_LOCKED`.
 *
 */
export const updatePage = <ThrowOnError extends boolean = false>(options: Options<UpdatePageData, ThrowOnError>): RequestResult<UpdatePageResponses, UpdatePageErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePageResponses, UpdatePageErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePageResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move a page in the tree
 *
 * Moves the page and all pages in it. The caller needs to see the new parent, which is not in the archive. The pages beside it make room.
 *
 */
export const updatePagePosition = <ThrowOnError extends boolean = false>(options: Options<UpdatePagePositionData, ThrowOnError>): RequestResult<UpdatePagePositionResponses, UpdatePagePositionErrors, ThrowOnError> => (options.client ?? client).put<UpdatePagePositionResponses, UpdatePagePositionErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePagePositionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/position',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move a page to the archive, or back
 *
 * Takes the pages in it along that the caller may manage; on the way to the archive, the others go to the top. A page that comes back from the archive without its parent goes to the top.
 *
 */
export const updatePageArchive = <ThrowOnError extends boolean = false>(options: Options<UpdatePageArchiveData, ThrowOnError>): RequestResult<UpdatePageArchiveResponses, UpdatePageArchiveErrors, ThrowOnError> => (options.client ?? client).put<UpdatePageArchiveResponses, UpdatePageArchiveErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePageArchiveResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/archive',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a page a favorite, or note that it was opened
 *
 * Favorites and recent pages are personal. It raises no version, and a closed project permits it.
 *
 */
export const updatePageMarks = <ThrowOnError extends boolean = false>(options: Options<UpdatePageMarksData, ThrowOnError>): RequestResult<UpdatePageMarksResponses, UpdatePageMarksErrors, ThrowOnError> => (options.client ?? client).put<UpdatePageMarksResponses, UpdatePageMarksErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePageMarksResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/marks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the text of a page
 *
 * Returns the text as an update of a Yjs document and as JSON. A client that has a part of it sends `since` and gets what it lacks. After an
 * event `page.updated` it does so, too. What it gets may contain updates that it has: applying one twice changes nothing.
 *
 */
export const getPageState = <ThrowOnError extends boolean = false>(options: Options<GetPageStateData, ThrowOnError>): RequestResult<GetPageStateResponses, GetPageStateErrors, ThrowOnError> => (options.client ?? client).get<GetPageStateResponses, GetPageStateErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPageStateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/state',
    ...options
});

/**
 * Write in the text of a page
 *
 * Takes updates of a Yjs document. When it has answered, they are stored and are not lost if the host restarts. Updates of several
 * people merge, so there is no version to send. An id that the host knows is skipped, so a call can be repeated. All of the updates are
 * stored, or none.
 *
 * - 409 `PAGE_LOCKED`: the page is completed or in the archive.
 * - 413 `PAYLOAD_TOO_LARGE`: the body is larger than 1 MiB, or the document would be larger than 8 MiB. A client writes a large text in
 * several calls.
 * - 422 `VALIDATION_FAILED`: an update is none of Yjs, lacks updates before it, or the text would hold something that `PageNode` does not permit.
 * `errors` points at the update.
 *
 */
export const addPageUpdates = <ThrowOnError extends boolean = false>(options: Options<AddPageUpdatesData, ThrowOnError>): RequestResult<AddPageUpdatesResponses, AddPageUpdatesErrors, ThrowOnError> => (options.client ?? client).post<AddPageUpdatesResponses, AddPageUpdatesErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPageUpdatesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/updates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Show the others where the caller is in the text
 *
 * The others who have the page open get the event `page.presence`. A client sends it when its cursor moves, at most twice a second, and again
 * every 15 seconds. Nothing of it is stored. A client takes whoever it has not heard of for 30 seconds as gone.
 *
 */
export const updatePagePresence = <ThrowOnError extends boolean = false>(options: Options<UpdatePagePresenceData, ThrowOnError>): RequestResult<UpdatePagePresenceResponses, UpdatePagePresenceErrors, ThrowOnError> => (options.client ?? client).post<UpdatePagePresenceResponses, UpdatePagePresenceErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePagePresenceResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/presence',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the comments on a page
 *
 * Returns all threads, also those that are resolved.
 *
 */
export const listPageThreads = <ThrowOnError extends boolean = false>(options: Options<ListPageThreadsData, ThrowOnError>): RequestResult<ListPageThreadsResponses, ListPageThreadsErrors, ThrowOnError> => (options.client ?? client).get<ListPageThreadsResponses, ListPageThreadsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPageThreadsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads',
    ...options
});

/**
 * Comment on a part of the text
 *
 * The client puts the mark `comment` on the text (`addPageUpdates`). Somebody who may comment and not edit sends no mark: the host
 * puts it on the first place that has the quote. A page has at most 500 threads, and a completed one takes none.
 *
 */
export const createPageThread = <ThrowOnError extends boolean = false>(options: Options<CreatePageThreadData, ThrowOnError>): RequestResult<CreatePageThreadResponses, CreatePageThreadErrors, ThrowOnError> => (options.client ?? client).post<CreatePageThreadResponses, CreatePageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Resolve comments, or open them again
 *
 * A mark in the text stays.
 *
 */
export const updatePageThread = <ThrowOnError extends boolean = false>(options: Options<UpdatePageThreadData, ThrowOnError>): RequestResult<UpdatePageThreadResponses, UpdatePageThreadErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePageThreadResponses, UpdatePageThreadErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePageThreadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Answer a comment
 *
 * Opens a resolved thread again. A thread has at most 200 comments.
 *
 */
export const addPageComment = <ThrowOnError extends boolean = false>(options: Options<AddPageCommentData, ThrowOnError>): RequestResult<AddPageCommentResponses, AddPageCommentErrors, ThrowOnError> => (options.client ?? client).post<AddPageCommentResponses, AddPageCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPageCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a comment
 *
 * The first comment takes the whole thread along.
 *
 */
export const deletePageComment = <ThrowOnError extends boolean = false>(options: Options<DeletePageCommentData, ThrowOnError>): RequestResult<DeletePageCommentResponses, DeletePageCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeletePageCommentResponses, DeletePageCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePageCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}',
    ...options
});

/**
 * Change the text of a comment
 *
 * For its author.
 *
 */
export const updatePageComment = <ThrowOnError extends boolean = false>(options: Options<UpdatePageCommentData, ThrowOnError>): RequestResult<UpdatePageCommentResponses, UpdatePageCommentErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePageCommentResponses, UpdatePageCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePageCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the versions of a page
 *
 * Returns the latest first.
 *
 */
export const listPageVersions = <ThrowOnError extends boolean = false>(options: Options<ListPageVersionsData, ThrowOnError>): RequestResult<ListPageVersionsResponses, ListPageVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListPageVersionsResponses, ListPageVersionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPageVersionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/versions',
    ...options
});

/**
 * Name the text as it is now
 *
 * A completed page takes none.
 *
 */
export const createPageVersion = <ThrowOnError extends boolean = false>(options: Options<CreatePageVersionData, ThrowOnError>): RequestResult<CreatePageVersionResponses, CreatePageVersionErrors, ThrowOnError> => (options.client ?? client).post<CreatePageVersionResponses, CreatePageVersionErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePageVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/versions',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a version with its text
 *
 * Two of them show what changed, and `authors` who wrote it.
 *
 */
export const getPageVersion = <ThrowOnError extends boolean = false>(options: Options<GetPageVersionData, ThrowOnError>): RequestResult<GetPageVersionResponses, GetPageVersionErrors, ThrowOnError> => (options.client ?? client).get<GetPageVersionResponses, GetPageVersionErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPageVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/versions/{versionNumber}',
    ...options
});

/**
 * Take the text of a version again
 *
 * Writes the text of the version as a new update, after a version of the text as it is now. Nothing is lost, and others may go on writing.
 *
 */
export const restorePageVersion = <ThrowOnError extends boolean = false>(options: Options<RestorePageVersionData, ThrowOnError>): RequestResult<RestorePageVersionResponses, RestorePageVersionErrors, ThrowOnError> => (options.client ?? client).post<RestorePageVersionResponses, RestorePageVersionErrors, ThrowOnError>({
    responseValidator: async (data) => await zRestorePageVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/versions/{versionNumber}/restore',
    ...options
});

/**
 * List the files of a page
 *
 * Returns the pictures and files for the text, with their addresses. The nodes `image` and `file` name them by `fileId`.
 *
 */
export const listPageFiles = <ThrowOnError extends boolean = false>(options: Options<ListPageFilesData, ThrowOnError>): RequestResult<ListPageFilesResponses, ListPageFilesErrors, ThrowOnError> => (options.client ?? client).get<ListPageFilesResponses, ListPageFilesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPageFilesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/files',
    ...options
});

/**
 * Add a picture or file to a page
 *
 * The client puts it in the text then. A page has at most 500 files.
 *
 */
export const addPageFile = <ThrowOnError extends boolean = false>(options: Options<AddPageFileData, ThrowOnError>): RequestResult<AddPageFileResponses, AddPageFileErrors, ThrowOnError> => (options.client ?? client).post<AddPageFileResponses, AddPageFileErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zAddPageFileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/files',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Get the figures of a daily report
 *
 * A page of another kind gets 404.
 *
 */
export const getDailyReport = <ThrowOnError extends boolean = false>(options: Options<GetDailyReportData, ThrowOnError>): RequestResult<GetDailyReportResponses, GetDailyReportErrors, ThrowOnError> => (options.client ?? client).get<GetDailyReportResponses, GetDailyReportErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetDailyReportResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/daily-report',
    ...options
});

/**
 * Change the figures of a daily report
 *
 * The host adds them up. A signed report does not change: 409 `PAGE_LOCKED`.
 *
 */
export const updateDailyReport = <ThrowOnError extends boolean = false>(options: Options<UpdateDailyReportData, ThrowOnError>): RequestResult<UpdateDailyReportResponses, UpdateDailyReportErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDailyReportResponses, UpdateDailyReportErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDailyReportResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/daily-report',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the attendees, decisions and points of minutes
 *
 * A page of another kind gets 404.
 *
 */
export const getMinutes = <ThrowOnError extends boolean = false>(options: Options<GetMinutesData, ThrowOnError>): RequestResult<GetMinutesResponses, GetMinutesErrors, ThrowOnError> => (options.client ?? client).get<GetMinutesResponses, GetMinutesErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetMinutesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/minutes',
    ...options
});

/**
 * Change the attendees, decisions or points of minutes
 *
 * Points that are open carry over to the next meeting (`carryFrom` of `createPage`) under the same id.
 *
 */
export const updateMinutes = <ThrowOnError extends boolean = false>(options: Options<UpdateMinutesData, ThrowOnError>): RequestResult<UpdateMinutesResponses, UpdateMinutesErrors, ThrowOnError> => (options.client ?? client).patch<UpdateMinutesResponses, UpdateMinutesErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateMinutesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/minutes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sign and complete a page
 *
 * The page is completed: its text, figures, title and day never change again, and no call undoes it. A template gets 409 `WRONG_STATE`.
 *
 */
export const addPageSignature = <ThrowOnError extends boolean = false>(options: Options<AddPageSignatureData, ThrowOnError>): RequestResult<AddPageSignatureResponses, AddPageSignatureErrors, ThrowOnError> => (options.client ?? client).post<AddPageSignatureResponses, AddPageSignatureErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPageSignatureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/signature',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Countersign a completed page
 *
 * By somebody else than the signer. A page that is not signed, or that is countersigned already, gets 409 `WRONG_STATE`.
 *
 */
export const addPageCountersignature = <ThrowOnError extends boolean = false>(options: Options<AddPageCountersignatureData, ThrowOnError>): RequestResult<AddPageCountersignatureResponses, AddPageCountersignatureErrors, ThrowOnError> => (options.client ?? client).post<AddPageCountersignatureResponses, AddPageCountersignatureErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPageCountersignatureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/countersignature',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a page by email
 *
 * Each person gets a mail with the message, the text and the points. Somebody who may not see the page gets 422.
 *
 */
export const addPageDistribution = <ThrowOnError extends boolean = false>(options: Options<AddPageDistributionData, ThrowOnError>): RequestResult<AddPageDistributionResponses, AddPageDistributionErrors, ThrowOnError> => (options.client ?? client).post<AddPageDistributionResponses, AddPageDistributionErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPageDistributionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pages/{pageId}/distribution',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Add up the daily reports of a week
 *
 * Returns the sums of the daily reports that the caller sees, of seven days from `from` on. Drafts, templates and reports in the archive do not count.
 *
 */
export const getWeeklySummary = <ThrowOnError extends boolean = false>(options: Options<GetWeeklySummaryData, ThrowOnError>): RequestResult<GetWeeklySummaryResponses, GetWeeklySummaryErrors, ThrowOnError> => (options.client ?? client).get<GetWeeklySummaryResponses, GetWeeklySummaryErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetWeeklySummaryResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/weekly-summary',
    ...options
});

export const listPagesQueryKey = (options: Options<ListPagesData>) => createQueryKey('listPages', options, false, ['pages']);

/**
 * List the pages of a project
 *
 * Returns all pages that the caller sees, as a flat list in the order of the tree: each page before those in it. Pages in the archive and
 * templates are in the list only if they are asked for. With `q`, it has the pages whose title or text contains all of the words, with an `excerpt`.
 *
 */
export const listPagesOptions = (options: Options<ListPagesData>) => queryOptions<ListPagesResponse, ListPagesError, ListPagesResponse, ReturnType<typeof listPagesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPages({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPagesQueryKey(options)
});

export const getPageQueryKey = (options: Options<GetPageData>) => createQueryKey('getPage', options, false, ['pages']);

/**
 * Get a page
 *
 * Returns the page without its text, which `getPageState` returns.
 *
 */
export const getPageOptions = (options: Options<GetPageData>) => queryOptions<GetPageResponse, GetPageError, GetPageResponse, ReturnType<typeof getPageQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPage({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPageQueryKey(options)
});

export const getPageStateQueryKey = (options: Options<GetPageStateData>) => createQueryKey('getPageState', options, false, ['pages']);

/**
 * Get the text of a page
 *
 * Returns the text as an update of a Yjs document and as JSON. A client that has a part of it sends `since` and gets what it lacks. After an
 * event `page.updated` it does so, too. What it gets may contain updates that it has: applying one twice changes nothing.
 *
 */
export const getPageStateOptions = (options: Options<GetPageStateData>) => queryOptions<GetPageStateResponse, GetPageStateError, GetPageStateResponse, ReturnType<typeof getPageStateQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPageState({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPageStateQueryKey(options)
});

export const listPageThreadsQueryKey = (options: Options<ListPageThreadsData>) => createQueryKey('listPageThreads', options, false, ['pages']);

/**
 * List the comments on a page
 *
 * Returns all threads, also those that are resolved.
 *
 */
export const listPageThreadsOptions = (options: Options<ListPageThreadsData>) => queryOptions<ListPageThreadsResponse, ListPageThreadsError, ListPageThreadsResponse, ReturnType<typeof listPageThreadsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPageThreads({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPageThreadsQueryKey(options)
});

export const listPageVersionsQueryKey = (options: Options<ListPageVersionsData>) => createQueryKey('listPageVersions', options, false, ['pages']);

/**
 * List the versions of a page
 *
 * Returns the latest first.
 *
 */
export const listPageVersionsOptions = (options: Options<ListPageVersionsData>) => queryOptions<ListPageVersionsResponse, ListPageVersionsError, ListPageVersionsResponse, ReturnType<typeof listPageVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPageVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPageVersionsQueryKey(options)
});

export const listPageVersionsInfiniteQueryKey = (options: Options<ListPageVersionsData>): QueryKey<Options<ListPageVersionsData>> => createQueryKey('listPageVersions', options, true, ['pages']);

/**
 * List the versions of a page
 *
 * Returns the latest first.
 *
 */
export const listPageVersionsInfiniteOptions = (options: Options<ListPageVersionsData>) => {
    const opts = infiniteQueryOptions<ListPageVersionsResponse, ListPageVersionsError, InfiniteData<ListPageVersionsResponse>, QueryKey<Options<ListPageVersionsData>>, string | Pick<QueryKey<Options<ListPageVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPageVersionsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPageVersions({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPageVersionsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getPageVersionQueryKey = (options: Options<GetPageVersionData>) => createQueryKey('getPageVersion', options, false, ['pages']);

/**
 * Get a version with its text
 *
 * Two of them show what changed, and `authors` who wrote it.
 *
 */
export const getPageVersionOptions = (options: Options<GetPageVersionData>) => queryOptions<GetPageVersionResponse, GetPageVersionError, GetPageVersionResponse, ReturnType<typeof getPageVersionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPageVersion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPageVersionQueryKey(options)
});

export const listPageFilesQueryKey = (options: Options<ListPageFilesData>) => createQueryKey('listPageFiles', options, false, ['pages']);

/**
 * List the files of a page
 *
 * Returns the pictures and files for the text, with their addresses. The nodes `image` and `file` name them by `fileId`.
 *
 */
export const listPageFilesOptions = (options: Options<ListPageFilesData>) => queryOptions<ListPageFilesResponse, ListPageFilesError, ListPageFilesResponse, ReturnType<typeof listPageFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPageFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPageFilesQueryKey(options)
});

export const getDailyReportQueryKey = (options: Options<GetDailyReportData>) => createQueryKey('getDailyReport', options, false, ['pages']);

/**
 * Get the figures of a daily report
 *
 * A page of another kind gets 404.
 *
 */
export const getDailyReportOptions = (options: Options<GetDailyReportData>) => queryOptions<GetDailyReportResponse, GetDailyReportError, GetDailyReportResponse, ReturnType<typeof getDailyReportQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDailyReport({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDailyReportQueryKey(options)
});

export const getMinutesQueryKey = (options: Options<GetMinutesData>) => createQueryKey('getMinutes', options, false, ['pages']);

/**
 * Get the attendees, decisions and points of minutes
 *
 * A page of another kind gets 404.
 *
 */
export const getMinutesOptions = (options: Options<GetMinutesData>) => queryOptions<GetMinutesResponse, GetMinutesError, GetMinutesResponse, ReturnType<typeof getMinutesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMinutes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMinutesQueryKey(options)
});

export const getWeeklySummaryQueryKey = (options: Options<GetWeeklySummaryData>) => createQueryKey('getWeeklySummary', options, false, ['pages']);

/**
 * Add up the daily reports of a week
 *
 * Returns the sums of the daily reports that the caller sees, of seven days from `from` on. Drafts, templates and reports in the archive do not count.
 *
 */
export const getWeeklySummaryOptions = (options: Options<GetWeeklySummaryData>) => queryOptions<GetWeeklySummaryResponse, GetWeeklySummaryError, GetWeeklySummaryResponse, ReturnType<typeof getWeeklySummaryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWeeklySummary({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWeeklySummaryQueryKey(options)
});
