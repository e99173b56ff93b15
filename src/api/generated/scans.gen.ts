// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createQueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zScanResult, zShownScanListResult, zShownScanResult } from './schemas/scans.gen';
import { zDone } from './schemas/zDone.gen';
import type { Options } from './sdk.gen';
import type { CancelScanProcessingData, CancelScanProcessingErrors, CancelScanProcessingResponses, CreateScanData, CreateScanErrors, CreateScanFromUploadData, CreateScanFromUploadErrors, CreateScanFromUploadResponses, CreateScanResponses, DeleteScanData, DeleteScanErrors, DeleteScanResponses, DownloadScansData, DownloadScansErrors, DownloadScansResponses, GetScanCloudFileData, GetScanCloudFileErrors, GetScanCloudFileResponses, GetScanData, GetScanError, GetScanErrors, GetScanResponse, GetScanResponses, ListScansData, ListScansError, ListScansErrors, ListScansResponse, ListScansResponses, MakeScanPrivateData, MakeScanPrivateErrors, MakeScanPrivateResponses, MakeScanPublicData, MakeScanPublicErrors, MakeScanPublicResponses, ProcessScanData, ProcessScanErrors, ProcessScanResponses, UpdateScanData, UpdateScanErrors, UpdateScanResponses, UpdateScanUpAxisData, UpdateScanUpAxisErrors, UpdateScanUpAxisResponses } from './types.gen';

/**
 * The scans.
 */
export const zListScansResponse = zShownScanListResult;

/**
 * The created scan.
 */
export const zCreateScanResponse = zScanResult;

export const zDeleteScanResponse = z.union([
    zDone,
    z.void()
]);

/**
 * The scan.
 */
export const zGetScanResponse = zShownScanResult;

/**
 * The updated scan.
 */
export const zUpdateScanResponse = zShownScanResult;

/**
 * The zip.
 */
export const zDownloadScansResponse = z.string();

/**
 * The whole file.
 */
export const zGetScanCloudFileResponse = z.string();

/**
 * The created scan.
 */
export const zCreateScanFromUploadResponse = zScanResult;

/**
 * The updated scan.
 */
export const zUpdateScanUpAxisResponse = zScanResult;

/**
 * The updated scan.
 */
export const zProcessScanResponse = zScanResult;

/**
 * The updated scan.
 */
export const zCancelScanProcessingResponse = zScanResult;

export const zMakeScanPrivateResponse = z.union([
    zDone,
    z.void()
]);

export const zMakeScanPublicResponse = z.union([
    zDone,
    z.void()
]);

/**
 * List the scans of a project
 *
 * Returns all of them, newest first.
 *
 */
export const listScans = <ThrowOnError extends boolean = false>(options: Options<ListScansData, ThrowOnError>): RequestResult<ListScansResponses, ListScansErrors, ThrowOnError> => (options.client ?? client).get<ListScansResponses, ListScansErrors, ThrowOnError>({
    responseValidator: async (data) => await zListScansResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans',
    ...options
});

/**
 * Upload a scan
 *
 * The scan starts private, and the host processes it. For larger files or unreliable connections, upload the file
 * first: see createUpload and createScanFromUpload.
 *
 */
export const createScan = <ThrowOnError extends boolean = false>(options: Options<CreateScanData, ThrowOnError>): RequestResult<CreateScanResponses, CreateScanErrors, ThrowOnError> => (options.client ?? client).post<CreateScanResponses, CreateScanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Delete a scan
 *
 * Deletes the scan with its files, pins and saved views, and revokes the public links that lead to it.
 *
 */
export const deleteScan = <ThrowOnError extends boolean = false>(options: Options<DeleteScanData, ThrowOnError>): RequestResult<DeleteScanResponses, DeleteScanErrors, ThrowOnError> => (options.client ?? client).delete<DeleteScanResponses, DeleteScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options
});

/**
 * Get a scan
 *
 * Returns one scan with its processing state.
 *
 */
export const getScan = <ThrowOnError extends boolean = false>(options: Options<GetScanData, ThrowOnError>): RequestResult<GetScanResponses, GetScanErrors, ThrowOnError> => (options.client ?? client).get<GetScanResponses, GetScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options
});

/**
 * Update a scan
 *
 * Changes the title, the description or the thumbnail. Absent properties stay unchanged. The product sends no version, so
 * the version that the caller read travels in the header `If-Match`. Without it, the last call wins.
 *
 */
export const updateScan = <ThrowOnError extends boolean = false>(options: Options<UpdateScanData, ThrowOnError>): RequestResult<UpdateScanResponses, UpdateScanErrors, ThrowOnError> => (options.client ?? client).put<UpdateScanResponses, UpdateScanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Download scans
 *
 * Returns a zip with the file of each scan.
 *
 */
export const downloadScans = <ThrowOnError extends boolean = false>(options: Options<DownloadScansData, ThrowOnError>): RequestResult<DownloadScansResponses, DownloadScansErrors, ThrowOnError> => (options.client ?? client).post<DownloadScansResponses, DownloadScansErrors, ThrowOnError>({
    responseValidator: async (data) => await zDownloadScansResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/download',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a file of a scan's point cloud
 *
 * The cloud of a scan as Potree 2.0 in three files: `metadata.json` (bounds, attributes, number of points),
 * `hierarchy.bin` (the tree of the levels of detail) and `octree.bin` (the points). A viewer requests the bytes of
 * the nodes that it is about to show, so byte ranges are mandatory here.
 *
 * Point classes follow ASPRS LAS 1.4. Of the user-defined classes, 64 is ceiling, 65 column and 66 pipe or duct.
 *
 * NOT_FOUND for any other name. NOT_READY until the cloud can be viewed.
 *
 */
export const getScanCloudFile = <ThrowOnError extends boolean = false>(options: Options<GetScanCloudFileData, ThrowOnError>): RequestResult<GetScanCloudFileResponses, GetScanCloudFileErrors, ThrowOnError> => (options.client ?? client).get<GetScanCloudFileResponses, GetScanCloudFileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetScanCloudFileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/cloud/{fileName}',
    ...options
});

/**
 * Create a scan from an upload
 *
 * Requires a complete upload of the caller and removes it. The scan starts private, and the host processes it.
 *
 */
export const createScanFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateScanFromUploadData, ThrowOnError>): RequestResult<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateScanFromUploadResponses, CreateScanFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateScanFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the axis of a scan that points up
 *
 * The host turns the places and cameras of the scan's pins along.
 *
 */
export const updateScanUpAxis = <ThrowOnError extends boolean = false>(options: Options<UpdateScanUpAxisData, ThrowOnError>): RequestResult<UpdateScanUpAxisResponses, UpdateScanUpAxisErrors, ThrowOnError> => (options.client ?? client).put<UpdateScanUpAxisResponses, UpdateScanUpAxisErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateScanUpAxisResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/up-axis',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Process a scan again
 *
 * Starts again after a failure or a stop. Requires permission to update the scan. A scan that is queued, running or
 * ready stays unchanged.
 *
 */
export const processScan = <ThrowOnError extends boolean = false>(options: Options<ProcessScanData, ThrowOnError>): RequestResult<ProcessScanResponses, ProcessScanErrors, ThrowOnError> => (options.client ?? client).post<ProcessScanResponses, ProcessScanErrors, ThrowOnError>({
    responseValidator: async (data) => await zProcessScanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/process',
    ...options
});

/**
 * Stop processing a scan
 *
 * Requires permission to update the scan. A scan that is neither queued nor running stays unchanged.
 *
 */
export const cancelScanProcessing = <ThrowOnError extends boolean = false>(options: Options<CancelScanProcessingData, ThrowOnError>): RequestResult<CancelScanProcessingResponses, CancelScanProcessingErrors, ThrowOnError> => (options.client ?? client).post<CancelScanProcessingResponses, CancelScanProcessingErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelScanProcessingResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/cancel-processing',
    ...options
});

/**
 * Make a scan private
 *
 * Repeating the call succeeds.
 *
 */
export const makeScanPrivate = <ThrowOnError extends boolean = false>(options: Options<MakeScanPrivateData, ThrowOnError>): RequestResult<MakeScanPrivateResponses, MakeScanPrivateErrors, ThrowOnError> => (options.client ?? client).post<MakeScanPrivateResponses, MakeScanPrivateErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeScanPrivateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/make-private',
    ...options
});

/**
 * Make a scan public
 *
 * Repeating the call succeeds. A scan can be made public only if its processing is `ready`.
 *
 */
export const makeScanPublic = <ThrowOnError extends boolean = false>(options: Options<MakeScanPublicData, ThrowOnError>): RequestResult<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError> => (options.client ?? client).post<MakeScanPublicResponses, MakeScanPublicErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeScanPublicResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scans/{scanId}/make-public',
    ...options
});

export const listScansQueryKey = (options: Options<ListScansData>) => createQueryKey('listScans', options, false, ['scans']);

/**
 * List the scans of a project
 *
 * Returns all of them, newest first.
 *
 */
export const listScansOptions = (options: Options<ListScansData>) => queryOptions<ListScansResponse, ListScansError, ListScansResponse, ReturnType<typeof listScansQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listScans({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listScansQueryKey(options)
});

export const getScanQueryKey = (options: Options<GetScanData>) => createQueryKey('getScan', options, false, ['scans']);

/**
 * Get a scan
 *
 * Returns one scan with its processing state.
 *
 */
export const getScanOptions = (options: Options<GetScanData>) => queryOptions<GetScanResponse, GetScanError, GetScanResponse, ReturnType<typeof getScanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getScan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getScanQueryKey(options)
});
