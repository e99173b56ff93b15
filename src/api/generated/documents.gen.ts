// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zDocumentAccessResult, zDocumentDownloadListResult, zDocumentListResult, zDocumentResult, zFolderListResult } from './schemas/documents.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateDocumentCopyData, CreateDocumentCopyErrors, CreateDocumentCopyResponses, CreateDocumentFromUploadData, CreateDocumentFromUploadErrors, CreateDocumentFromUploadResponses, CreateFolderData, CreateFolderErrors, CreateFolderResponses, DeleteDocumentData, DeleteDocumentErrors, DeleteDocumentResponses, DownloadDocumentData, DownloadDocumentErrors, DownloadDocumentResponses, DownloadDocumentsData, DownloadDocumentsErrors, DownloadDocumentsResponses, GetDocumentAccessData, GetDocumentAccessError, GetDocumentAccessErrors, GetDocumentAccessResponse, GetDocumentAccessResponses, GetDocumentData, GetDocumentError, GetDocumentErrors, GetDocumentResponse, GetDocumentResponses, ListDocumentDownloadsData, ListDocumentDownloadsError, ListDocumentDownloadsErrors, ListDocumentDownloadsResponse, ListDocumentDownloadsResponses, ListDocumentsData, ListDocumentsError, ListDocumentsErrors, ListDocumentsResponse, ListDocumentsResponses, ListFoldersData, ListFoldersError, ListFoldersErrors, ListFoldersResponse, ListFoldersResponses, RestoreDocumentData, RestoreDocumentErrors, RestoreDocumentResponses, UpdateDocumentAccessData, UpdateDocumentAccessErrors, UpdateDocumentAccessResponses, UpdateDocumentData, UpdateDocumentErrors, UpdateDocumentLinkData, UpdateDocumentLinkErrors, UpdateDocumentLinkResponses, UpdateDocumentLockData, UpdateDocumentLockErrors, UpdateDocumentLockResponses, UpdateDocumentMarkData, UpdateDocumentMarkErrors, UpdateDocumentMarkResponses, UpdateDocumentResponses } from './types.gen';

/**
 * One page.
 */
export const zListDocumentsResponse = zDocumentListResult;

/**
 * The folders.
 */
export const zListFoldersResponse = zFolderListResult;

/**
 * The new folder.
 */
export const zCreateFolderResponse = zDocumentResult;

/**
 * The zip.
 */
export const zDownloadDocumentsResponse = z.string();

/**
 * The new file, or the file with the new version.
 */
export const zCreateDocumentFromUploadResponse = zDocumentResult;

/**
 * Moved to the recycle bin.
 */
export const zDeleteDocumentResponse = zSuccess;

/**
 * The folder or file.
 */
export const zGetDocumentResponse = zDocumentResult;

/**
 * The updated folder or file.
 */
export const zUpdateDocumentResponse = zDocumentResult;

/**
 * The restored folder or file.
 */
export const zRestoreDocumentResponse = zDocumentResult;

/**
 * The copy.
 */
export const zCreateDocumentCopyResponse = zDocumentResult;

/**
 * Who has access.
 */
export const zGetDocumentAccessResponse = zDocumentAccessResult;

/**
 * Who has access now.
 */
export const zUpdateDocumentAccessResponse = zDocumentAccessResult;

/**
 * The file.
 */
export const zUpdateDocumentLockResponse = zDocumentResult;

/**
 * The folder or file.
 */
export const zUpdateDocumentMarkResponse = zDocumentResult;

/**
 * The folder or file.
 */
export const zUpdateDocumentLinkResponse = zDocumentResult;

/**
 * The file.
 */
export const zDownloadDocumentResponse = z.string();

/**
 * One page.
 */
export const zListDocumentDownloadsResponse = zDocumentDownloadListResult;

/**
 * List folders and files of a project
 *
 * Returns what is in one folder. With `q` or a filter it searches that folder and all folders below. `show` lists other
 * places: the favorites of the caller, what they follow with all that is below, or all files by their last change. With
 * `deleted: true` it returns the recycle bin: what the caller may restore, newest first, without what is in a deleted
 * folder. What an access list hides from the caller is absent.
 *
 */
export const listDocuments = <ThrowOnError extends boolean = false>(options: Options<ListDocumentsData, ThrowOnError>): RequestResult<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError> => (options.client ?? client).get<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListDocumentsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents',
    ...options
});

/**
 * List all folders of a project
 *
 * Returns the folders that are not deleted, by name, to show them as a tree.
 *
 */
export const listFolders = <ThrowOnError extends boolean = false>(options: Options<ListFoldersData, ThrowOnError>): RequestResult<ListFoldersResponses, ListFoldersErrors, ThrowOnError> => (options.client ?? client).get<ListFoldersResponses, ListFoldersErrors, ThrowOnError>({
    responseValidator: async (data) => await zListFoldersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/folders',
    ...options
});

/**
 * Create a folder
 *
 * The name is unique among the folders and files beside it, regardless of case. A project has at most 2,000 folders, and
 * at most 20 levels of them.
 *
 */
export const createFolder = <ThrowOnError extends boolean = false>(options: Options<CreateFolderData, ThrowOnError>): RequestResult<CreateFolderResponses, CreateFolderErrors, ThrowOnError> => (options.client ?? client).post<CreateFolderResponses, CreateFolderErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateFolderResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/folders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Download folders and files
 *
 * Returns a zip with the current version of each file. A folder comes with its folders and those of its files that the caller
 * may download. Each file is noted in its download log. What is in the recycle
 * bin fails with NOT_FOUND.
 *
 */
export const downloadDocuments = <ThrowOnError extends boolean = false>(options: Options<DownloadDocumentsData, ThrowOnError>): RequestResult<DownloadDocumentsResponses, DownloadDocumentsErrors, ThrowOnError> => (options.client ?? client).post<DownloadDocumentsResponses, DownloadDocumentsErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadDocumentsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/download',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create a file from an upload
 *
 * Requires a complete upload of the caller with the purpose `document` and removes it. If a file beside it has the name,
 * regardless of case, `sameName` decides: `refuse` fails with NAME_TAKEN, `new_version` adds a version to that file, for
 * which the caller needs to be permitted to update it, and `keep_both` adds a number to the name. A folder of that name
 * is always refused.
 *
 */
export const createDocumentFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateDocumentFromUploadData, ThrowOnError>): RequestResult<CreateDocumentFromUploadResponses, CreateDocumentFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateDocumentFromUploadResponses, CreateDocumentFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateDocumentFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move a folder or file to the recycle bin
 *
 * A folder takes along all that is in it, which the caller must be permitted to delete, too. After 30 days the host deletes
 * it for good.
 *
 */
export const deleteDocument = <ThrowOnError extends boolean = false>(options: Options<DeleteDocumentData, ThrowOnError>): RequestResult<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteDocumentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}',
    ...options
});

/**
 * Get a folder or file
 *
 * Returns it with its versions and the records that it is linked to. What is in the recycle bin, or in a folder that an access
 * list hides, fails with NOT_FOUND.
 *
 */
export const getDocument = <ThrowOnError extends boolean = false>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetDocumentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}',
    ...options
});

/**
 * Update, rename or move a folder or file
 *
 * Properties that are absent stay unchanged. `clear: [parentId]` moves to the top. A folder cannot move into itself or below.
 * The caller also needs `create` in the folder to move to, and `manage` in each folder with an access list that it leaves. A file that somebody else has checked out fails with CHECKED_OUT.
 * `currentNumber` makes an earlier version of a file the current one. What is in
 * the recycle bin fails with NOT_FOUND.
 *
 */
export const updateDocument = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentData, ThrowOnError>): RequestResult<UpdateDocumentResponses, UpdateDocumentErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDocumentResponses, UpdateDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDocumentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Restore a folder or file from the recycle bin
 *
 * It returns to its place. A folder returns with all that was in it. If it is not in the
 * recycle bin, the call fails with WRONG_STATE.
 *
 */
export const restoreDocument = <ThrowOnError extends boolean = false>(options: Options<RestoreDocumentData, ThrowOnError>): RequestResult<RestoreDocumentResponses, RestoreDocumentErrors, ThrowOnError> => (options.client ?? client).post<RestoreDocumentResponses, RestoreDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zRestoreDocumentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/restore',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Copy a folder or file
 *
 * Copies the current version of a file, or a folder with all that is in it, into a folder. A name that is taken there gets a
 * number. A folder cannot be copied into itself, and keeps its access list. The caller also needs `create` in the folder to copy to, and
 * `manage` in each folder with an access list that the copy leaves. At most 2,000 folders and files at once.
 *
 */
export const createDocumentCopy = <ThrowOnError extends boolean = false>(options: Options<CreateDocumentCopyData, ThrowOnError>): RequestResult<CreateDocumentCopyResponses, CreateDocumentCopyErrors, ThrowOnError> => (options.client ?? client).post<CreateDocumentCopyResponses, CreateDocumentCopyErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateDocumentCopyResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/copy',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get who has access to a folder or file
 *
 * The entries of the folder, those of the folders above that count here, and what each member of the project may do in it.
 * A file has no entries of its own: its folder decides.
 *
 */
export const getDocumentAccess = <ThrowOnError extends boolean = false>(options: Options<GetDocumentAccessData, ThrowOnError>): RequestResult<GetDocumentAccessResponses, GetDocumentAccessErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentAccessResponses, GetDocumentAccessErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetDocumentAccessResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/access',
    ...options
});

/**
 * Set who has access to a folder
 *
 * Replaces the entries of a folder. A private folder hides what the folders above and the role give, so that only its own entries count.
 * Members who may delete all documents always manage it. An entry names a role, a company of the project or a member, each
 * once. For a member, an entry of their own counts before that of their company, and that before their role.
 *
 */
export const updateDocumentAccess = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentAccessData, ThrowOnError>): RequestResult<UpdateDocumentAccessResponses, UpdateDocumentAccessErrors, ThrowOnError> => (options.client ?? client).put<UpdateDocumentAccessResponses, UpdateDocumentAccessErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDocumentAccessResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/access',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Check a file out or in
 *
 * While a file is checked out, nobody else can change, move or delete it, or add a version. The others see who has it. Checking
 * in ends that; for a file that somebody else has, the caller needs `manage` in place of `update`. What is already so stays
 * so.
 *
 */
export const updateDocumentLock = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentLockData, ThrowOnError>): RequestResult<UpdateDocumentLockResponses, UpdateDocumentLockErrors, ThrowOnError> => (options.client ?? client).put<UpdateDocumentLockResponses, UpdateDocumentLockErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDocumentLockResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/check-out',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mark a folder or file for oneself
 *
 * Favorites and followed folders and files are the caller's own. Properties that are absent stay unchanged. It does not change
 * the version.
 *
 */
export const updateDocumentMark = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentMarkData, ThrowOnError>): RequestResult<UpdateDocumentMarkResponses, UpdateDocumentMarkErrors, ThrowOnError> => (options.client ?? client).put<UpdateDocumentMarkResponses, UpdateDocumentMarkErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDocumentMarkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/mark',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Link a folder or file to a record
 *
 * Links it to a record or photo that the caller sees, or ends the link. Both sides show it. Instead of `update`, `comment` on the
 * record, or `update` of the photo, is enough. At most 100 links. What is already so stays so. It does not change the version.
 *
 */
export const updateDocumentLink = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentLinkData, ThrowOnError>): RequestResult<UpdateDocumentLinkResponses, UpdateDocumentLinkErrors, ThrowOnError> => (options.client ?? client).put<UpdateDocumentLinkResponses, UpdateDocumentLinkErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateDocumentLinkResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/links',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Download a file
 *
 * Returns the current version, or the one with `versionNumber`. A folder fails with NOT_FOUND. It is noted in the download log.
 *
 */
export const downloadDocument = <ThrowOnError extends boolean = false>(options: Options<DownloadDocumentData, ThrowOnError>): RequestResult<DownloadDocumentResponses, DownloadDocumentErrors, ThrowOnError> => (options.client ?? client).get<DownloadDocumentResponses, DownloadDocumentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadDocumentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/file',
    ...options
});

/**
 * List the downloads of a folder or file
 *
 * Who downloaded it and when, newest first, visitors of public links included, and who viewed it without being permitted to
 * download it. For a folder, of all files in it. The host keeps
 * the last 1,000 of a project.
 *
 */
export const listDocumentDownloads = <ThrowOnError extends boolean = false>(options: Options<ListDocumentDownloadsData, ThrowOnError>): RequestResult<ListDocumentDownloadsResponses, ListDocumentDownloadsErrors, ThrowOnError> => (options.client ?? client).get<ListDocumentDownloadsResponses, ListDocumentDownloadsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListDocumentDownloadsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/documents/{documentId}/downloads',
    ...options
});

export const listDocumentsQueryKey = (options: Options<ListDocumentsData>) => createQueryKey('listDocuments', options, false, ['documents']);

/**
 * List folders and files of a project
 *
 * Returns what is in one folder. With `q` or a filter it searches that folder and all folders below. `show` lists other
 * places: the favorites of the caller, what they follow with all that is below, or all files by their last change. With
 * `deleted: true` it returns the recycle bin: what the caller may restore, newest first, without what is in a deleted
 * folder. What an access list hides from the caller is absent.
 *
 */
export const listDocumentsOptions = (options: Options<ListDocumentsData>) => queryOptions<ListDocumentsResponse, ListDocumentsError, ListDocumentsResponse, ReturnType<typeof listDocumentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDocuments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDocumentsQueryKey(options)
});

export const listDocumentsInfiniteQueryKey = (options: Options<ListDocumentsData>): QueryKey<Options<ListDocumentsData>> => createQueryKey('listDocuments', options, true, ['documents']);

/**
 * List folders and files of a project
 *
 * Returns what is in one folder. With `q` or a filter it searches that folder and all folders below. `show` lists other
 * places: the favorites of the caller, what they follow with all that is below, or all files by their last change. With
 * `deleted: true` it returns the recycle bin: what the caller may restore, newest first, without what is in a deleted
 * folder. What an access list hides from the caller is absent.
 *
 */
export const listDocumentsInfiniteOptions = (options: Options<ListDocumentsData>) => {
    const opts = infiniteQueryOptions<ListDocumentsResponse, ListDocumentsError, InfiniteData<ListDocumentsResponse>, QueryKey<Options<ListDocumentsData>>, string | Pick<QueryKey<Options<ListDocumentsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListDocumentsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listDocuments({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listDocumentsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const listFoldersQueryKey = (options: Options<ListFoldersData>) => createQueryKey('listFolders', options, false, ['documents']);

/**
 * List all folders of a project
 *
 * Returns the folders that are not deleted, by name, to show them as a tree.
 *
 */
export const listFoldersOptions = (options: Options<ListFoldersData>) => queryOptions<ListFoldersResponse, ListFoldersError, ListFoldersResponse, ReturnType<typeof listFoldersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFolders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFoldersQueryKey(options)
});

export const getDocumentQueryKey = (options: Options<GetDocumentData>) => createQueryKey('getDocument', options, false, ['documents']);

/**
 * Get a folder or file
 *
 * Returns it with its versions and the records that it is linked to. What is in the recycle bin, or in a folder that an access
 * list hides, fails with NOT_FOUND.
 *
 */
export const getDocumentOptions = (options: Options<GetDocumentData>) => queryOptions<GetDocumentResponse, GetDocumentError, GetDocumentResponse, ReturnType<typeof getDocumentQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocument({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentQueryKey(options)
});

export const getDocumentAccessQueryKey = (options: Options<GetDocumentAccessData>) => createQueryKey('getDocumentAccess', options, false, ['documents']);

/**
 * Get who has access to a folder or file
 *
 * The entries of the folder, those of the folders above that count here, and what each member of the project may do in it.
 * A file has no entries of its own: its folder decides.
 *
 */
export const getDocumentAccessOptions = (options: Options<GetDocumentAccessData>) => queryOptions<GetDocumentAccessResponse, GetDocumentAccessError, GetDocumentAccessResponse, ReturnType<typeof getDocumentAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getDocumentAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getDocumentAccessQueryKey(options)
});

export const listDocumentDownloadsQueryKey = (options: Options<ListDocumentDownloadsData>) => createQueryKey('listDocumentDownloads', options, false, ['documents']);

/**
 * List the downloads of a folder or file
 *
 * Who downloaded it and when, newest first, visitors of public links included, and who viewed it without being permitted to
 * download it. For a folder, of all files in it. The host keeps
 * the last 1,000 of a project.
 *
 */
export const listDocumentDownloadsOptions = (options: Options<ListDocumentDownloadsData>) => queryOptions<ListDocumentDownloadsResponse, ListDocumentDownloadsError, ListDocumentDownloadsResponse, ReturnType<typeof listDocumentDownloadsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDocumentDownloads({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDocumentDownloadsQueryKey(options)
});

export const listDocumentDownloadsInfiniteQueryKey = (options: Options<ListDocumentDownloadsData>): QueryKey<Options<ListDocumentDownloadsData>> => createQueryKey('listDocumentDownloads', options, true, ['documents']);

/**
 * List the downloads of a folder or file
 *
 * Who downloaded it and when, newest first, visitors of public links included, and who viewed it without being permitted to
 * download it. For a folder, of all files in it. The host keeps
 * the last 1,000 of a project.
 *
 */
export const listDocumentDownloadsInfiniteOptions = (options: Options<ListDocumentDownloadsData>) => {
    const opts = infiniteQueryOptions<ListDocumentDownloadsResponse, ListDocumentDownloadsError, InfiniteData<ListDocumentDownloadsResponse>, QueryKey<Options<ListDocumentDownloadsData>>, string | Pick<QueryKey<Options<ListDocumentDownloadsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListDocumentDownloadsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listDocumentDownloads({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listDocumentDownloadsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
