// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zModelChangeListResult, zModelListResult, zModelResult, zModelVersionListResult } from './schemas/models.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CancelModelVersionProcessingData, CancelModelVersionProcessingErrors, CancelModelVersionProcessingResponses, CreateModelData, CreateModelErrors, CreateModelFromUploadData, CreateModelFromUploadErrors, CreateModelFromUploadResponses, CreateModelResponses, CreateModelVersionData, CreateModelVersionErrors, CreateModelVersionFromUploadData, CreateModelVersionFromUploadErrors, CreateModelVersionFromUploadResponses, CreateModelVersionResponses, DeleteModelData, DeleteModelErrors, DeleteModelResponses, GetModelData, GetModelError, GetModelErrors, GetModelFileData, GetModelFileErrors, GetModelFileResponses, GetModelResponse, GetModelResponses, ListModelChangesData, ListModelChangesError, ListModelChangesErrors, ListModelChangesResponse, ListModelChangesResponses, ListModelsData, ListModelsError, ListModelsErrors, ListModelsResponse, ListModelsResponses, ListModelVersionsData, ListModelVersionsError, ListModelVersionsErrors, ListModelVersionsResponse, ListModelVersionsResponses, MakeModelPrivateData, MakeModelPrivateErrors, MakeModelPrivateResponses, MakeModelPublicData, MakeModelPublicErrors, MakeModelPublicResponses, MakeModelVersionCurrentData, MakeModelVersionCurrentErrors, MakeModelVersionCurrentResponses, ProcessModelVersionData, ProcessModelVersionErrors, ProcessModelVersionResponses, UpdateModelData, UpdateModelErrors, UpdateModelResponses } from './types.gen';

/**
 * One page.
 */
export const zListModelsResponse = zModelListResult;

/**
 * The created model.
 */
export const zCreateModelResponse = zModelResult;

/**
 * The created model.
 */
export const zCreateModelFromUploadResponse = zModelResult;

/**
 * Deleted.
 */
export const zDeleteModelResponse = zSuccess;

/**
 * The model.
 */
export const zGetModelResponse = zModelResult;

/**
 * The updated model.
 */
export const zUpdateModelResponse = zModelResult;

/**
 * The model, now private.
 */
export const zMakeModelPrivateResponse = zSuccess;

/**
 * The model, now public.
 */
export const zMakeModelPublicResponse = zSuccess;

/**
 * The versions.
 */
export const zListModelVersionsResponse = zModelVersionListResult;

/**
 * The updated model.
 */
export const zCreateModelVersionResponse = zModelResult;

/**
 * The updated model.
 */
export const zCreateModelVersionFromUploadResponse = zModelResult;

/**
 * The updated model.
 */
export const zMakeModelVersionCurrentResponse = zModelResult;

/**
 * The updated model.
 */
export const zProcessModelVersionResponse = zModelResult;

/**
 * The updated model.
 */
export const zCancelModelVersionProcessingResponse = zModelResult;

/**
 * The differences.
 */
export const zListModelChangesResponse = zModelChangeListResult;

/**
 * The file.
 */
export const zGetModelFileResponse = z.string();

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModels = <ThrowOnError extends boolean = false>(options: Options<ListModelsData, ThrowOnError>): RequestResult<ListModelsResponses, ListModelsErrors, ThrowOnError> => (options.client ?? client).get<ListModelsResponses, ListModelsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models',
    ...options
});

/**
 * Upload a model
 *
 * The content decides whether it is IFC or GLB, not the file name. The model starts private with one version, which
 * the host processes: it converts IFC into a format for browsers.
 *
 */
export const createModel = <ThrowOnError extends boolean = false>(options: Options<CreateModelData, ThrowOnError>): RequestResult<CreateModelResponses, CreateModelErrors, ThrowOnError> => (options.client ?? client).post<CreateModelResponses, CreateModelErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Create a model from an upload
 *
 * Requires a complete upload of the caller with the purpose `model` and removes it. The model starts private with
 * one version, which the host processes.
 *
 */
export const createModelFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateModelFromUploadData, ThrowOnError>): RequestResult<CreateModelFromUploadResponses, CreateModelFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateModelFromUploadResponses, CreateModelFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateModelFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a model
 *
 * Deletes all versions. Public links that lead to it end.
 *
 */
export const deleteModel = <ThrowOnError extends boolean = false>(options: Options<DeleteModelData, ThrowOnError>): RequestResult<DeleteModelResponses, DeleteModelErrors, ThrowOnError> => (options.client ?? client).delete<DeleteModelResponses, DeleteModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options
});

/**
 * Get a model
 *
 * Returns one model with its current and its latest version.
 *
 */
export const getModel = <ThrowOnError extends boolean = false>(options: Options<GetModelData, ThrowOnError>): RequestResult<GetModelResponses, GetModelErrors, ThrowOnError> => (options.client ?? client).get<GetModelResponses, GetModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options
});

/**
 * Update a model
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateModel = <ThrowOnError extends boolean = false>(options: Options<UpdateModelData, ThrowOnError>): RequestResult<UpdateModelResponses, UpdateModelErrors, ThrowOnError> => (options.client ?? client).patch<UpdateModelResponses, UpdateModelErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateModelResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a model private
 *
 * Revokes all public links that lead to it, including sets. Repeating the call succeeds.
 *
 */
export const makeModelPrivate = <ThrowOnError extends boolean = false>(options: Options<MakeModelPrivateData, ThrowOnError>): RequestResult<MakeModelPrivateResponses, MakeModelPrivateErrors, ThrowOnError> => (options.client ?? client).post<MakeModelPrivateResponses, MakeModelPrivateErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelPrivateResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/make-private',
    ...options
});

/**
 * Make a model public
 *
 * Repeating the call succeeds. A model can be made public only if its current version is `ready`.
 *
 */
export const makeModelPublic = <ThrowOnError extends boolean = false>(options: Options<MakeModelPublicData, ThrowOnError>): RequestResult<MakeModelPublicResponses, MakeModelPublicErrors, ThrowOnError> => (options.client ?? client).post<MakeModelPublicResponses, MakeModelPublicErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelPublicResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/make-public',
    ...options
});

/**
 * List the versions of a model
 *
 * Returns all of them, newest first.
 *
 */
export const listModelVersions = <ThrowOnError extends boolean = false>(options: Options<ListModelVersionsData, ThrowOnError>): RequestResult<ListModelVersionsResponses, ListModelVersionsErrors, ThrowOnError> => (options.client ?? client).get<ListModelVersionsResponses, ListModelVersionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelVersionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions',
    ...options
});

/**
 * Upload a new version of a model
 *
 * The file must have the format of the other versions. It becomes the current version when it is ready. If
 * processing fails, the current version stays.
 *
 */
export const createModelVersion = <ThrowOnError extends boolean = false>(options: Options<CreateModelVersionData, ThrowOnError>): RequestResult<CreateModelVersionResponses, CreateModelVersionErrors, ThrowOnError> => (options.client ?? client).post<CreateModelVersionResponses, CreateModelVersionErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreateModelVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Create a model version from an upload
 *
 * Requires a complete upload of the caller with the purpose `model` in the format of the other versions. It becomes
 * the current version when it is ready.
 *
 */
export const createModelVersionFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateModelVersionFromUploadData, ThrowOnError>): RequestResult<CreateModelVersionFromUploadResponses, CreateModelVersionFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateModelVersionFromUploadResponses, CreateModelVersionFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateModelVersionFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a version the current one
 *
 * Makes it the version that viewers show. Repeating the call succeeds. The version must be `ready`.
 *
 */
export const makeModelVersionCurrent = <ThrowOnError extends boolean = false>(options: Options<MakeModelVersionCurrentData, ThrowOnError>): RequestResult<MakeModelVersionCurrentResponses, MakeModelVersionCurrentErrors, ThrowOnError> => (options.client ?? client).post<MakeModelVersionCurrentResponses, MakeModelVersionCurrentErrors, ThrowOnError>({
    responseValidator: async (data) => await zMakeModelVersionCurrentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/make-current',
    ...options
});

/**
 * Process a version again
 *
 * Starts again after a failure or a stop. Requires permission to add versions. A version that is queued, running or
 * ready stays unchanged.
 *
 */
export const processModelVersion = <ThrowOnError extends boolean = false>(options: Options<ProcessModelVersionData, ThrowOnError>): RequestResult<ProcessModelVersionResponses, ProcessModelVersionErrors, ThrowOnError> => (options.client ?? client).post<ProcessModelVersionResponses, ProcessModelVersionErrors, ThrowOnError>({
    responseValidator: async (data) => await zProcessModelVersionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/process',
    ...options
});

/**
 * Stop processing a version
 *
 * Requires permission to add versions. A version that is neither queued nor running stays unchanged.
 *
 */
export const cancelModelVersionProcessing = <ThrowOnError extends boolean = false>(options: Options<CancelModelVersionProcessingData, ThrowOnError>): RequestResult<CancelModelVersionProcessingResponses, CancelModelVersionProcessingErrors, ThrowOnError> => (options.client ?? client).post<CancelModelVersionProcessingResponses, CancelModelVersionProcessingErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelModelVersionProcessingResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/cancel-processing',
    ...options
});

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChanges = <ThrowOnError extends boolean = false>(options: Options<ListModelChangesData, ThrowOnError>): RequestResult<ListModelChangesResponses, ListModelChangesErrors, ThrowOnError> => (options.client ?? client).get<ListModelChangesResponses, ListModelChangesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListModelChangesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/changes',
    ...options
});

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
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/file/{fileName}',
    ...options
});

export const listModelsQueryKey = (options: Options<ListModelsData>) => createQueryKey('listModels', options, false, ['models']);

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModelsOptions = (options: Options<ListModelsData>) => queryOptions<ListModelsResponse, ListModelsError, ListModelsResponse, ReturnType<typeof listModelsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModels({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelsQueryKey(options)
});

export const listModelsInfiniteQueryKey = (options: Options<ListModelsData>): QueryKey<Options<ListModelsData>> => createQueryKey('listModels', options, true, ['models']);

/**
 * List the models of a project
 *
 * A repeated filter matches any of its values.
 *
 */
export const listModelsInfiniteOptions = (options: Options<ListModelsData>) => {
    const opts = infiniteQueryOptions<ListModelsResponse, ListModelsError, InfiniteData<ListModelsResponse>, QueryKey<Options<ListModelsData>>, string | Pick<QueryKey<Options<ListModelsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListModelsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listModels({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listModelsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getModelQueryKey = (options: Options<GetModelData>) => createQueryKey('getModel', options, false, ['models']);

/**
 * Get a model
 *
 * Returns one model with its current and its latest version.
 *
 */
export const getModelOptions = (options: Options<GetModelData>) => queryOptions<GetModelResponse, GetModelError, GetModelResponse, ReturnType<typeof getModelQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getModel({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getModelQueryKey(options)
});

export const listModelVersionsQueryKey = (options: Options<ListModelVersionsData>) => createQueryKey('listModelVersions', options, false, ['models']);

/**
 * List the versions of a model
 *
 * Returns all of them, newest first.
 *
 */
export const listModelVersionsOptions = (options: Options<ListModelVersionsData>) => queryOptions<ListModelVersionsResponse, ListModelVersionsError, ListModelVersionsResponse, ReturnType<typeof listModelVersionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModelVersions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelVersionsQueryKey(options)
});

export const listModelChangesQueryKey = (options: Options<ListModelChangesData>) => createQueryKey('listModelChanges', options, false, ['models']);

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChangesOptions = (options: Options<ListModelChangesData>) => queryOptions<ListModelChangesResponse, ListModelChangesError, ListModelChangesResponse, ReturnType<typeof listModelChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listModelChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listModelChangesQueryKey(options)
});

export const listModelChangesInfiniteQueryKey = (options: Options<ListModelChangesData>): QueryKey<Options<ListModelChangesData>> => createQueryKey('listModelChanges', options, true, ['models']);

/**
 * Compare a version with another one
 *
 * Returns removed, added and changed elements in that order, each sorted by story, type and name. Elements with the
 * same id are the same element.
 *
 * NOT_FOUND if the version `since` does not exist. NOT_READY until both versions are ready.
 *
 */
export const listModelChangesInfiniteOptions = (options: Options<ListModelChangesData>) => {
    const opts = infiniteQueryOptions<ListModelChangesResponse, ListModelChangesError, InfiniteData<ListModelChangesResponse>, QueryKey<Options<ListModelChangesData>>, string | Pick<QueryKey<Options<ListModelChangesData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListModelChangesData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listModelChanges({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listModelChangesInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
