// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zFieldCamFrameListResult, zFieldCamListResult, zFieldCamResult, zFieldCamTimelapseResult } from './schemas/field-cams.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateFieldCamData, CreateFieldCamErrors, CreateFieldCamResponses, CreateFieldCamTimelapseData, CreateFieldCamTimelapseErrors, CreateFieldCamTimelapseResponses, DeleteFieldCamData, DeleteFieldCamErrors, DeleteFieldCamResponses, DeleteFieldCamTimelapseData, DeleteFieldCamTimelapseErrors, DeleteFieldCamTimelapseResponses, GetFieldCamData, GetFieldCamError, GetFieldCamErrors, GetFieldCamResponse, GetFieldCamResponses, GetFieldCamTimelapseData, GetFieldCamTimelapseError, GetFieldCamTimelapseErrors, GetFieldCamTimelapseResponse, GetFieldCamTimelapseResponses, ListFieldCamFramesData, ListFieldCamFramesError, ListFieldCamFramesErrors, ListFieldCamFramesResponse, ListFieldCamFramesResponses, ListFieldCamsData, ListFieldCamsError, ListFieldCamsErrors, ListFieldCamsResponse, ListFieldCamsResponses, UpdateFieldCamData, UpdateFieldCamErrors, UpdateFieldCamResponses, UpdateFieldCamStreamData, UpdateFieldCamStreamErrors, UpdateFieldCamStreamResponses } from './types.gen';

/**
 * The cameras.
 */
export const zListFieldCamsResponse = zFieldCamListResult;

/**
 * The created camera.
 */
export const zCreateFieldCamResponse = zFieldCamResult;

/**
 * Removed.
 */
export const zDeleteFieldCamResponse = zSuccess;

/**
 * The camera.
 */
export const zGetFieldCamResponse = zFieldCamResult;

/**
 * The updated camera.
 */
export const zUpdateFieldCamResponse = zFieldCamResult;

/**
 * The updated camera.
 */
export const zUpdateFieldCamStreamResponse = zFieldCamResult;

/**
 * All of them.
 */
export const zListFieldCamFramesResponse = zFieldCamFrameListResult;

/**
 * The queued time-lapse.
 */
export const zCreateFieldCamTimelapseResponse = zFieldCamTimelapseResult;

/**
 * Deleted.
 */
export const zDeleteFieldCamTimelapseResponse = zSuccess;

/**
 * The time-lapse.
 */
export const zGetFieldCamTimelapseResponse = zFieldCamTimelapseResult;

/**
 * List the cameras of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listFieldCams = <ThrowOnError extends boolean = false>(options: Options<ListFieldCamsData, ThrowOnError>): RequestResult<ListFieldCamsResponses, ListFieldCamsErrors, ThrowOnError> => (options.client ?? client).get<ListFieldCamsResponses, ListFieldCamsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListFieldCamsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams',
    ...options
});

/**
 * Add a camera
 *
 * The host starts to request pictures from the camera.
 *
 */
export const createFieldCam = <ThrowOnError extends boolean = false>(options: Options<CreateFieldCamData, ThrowOnError>): RequestResult<CreateFieldCamResponses, CreateFieldCamErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldCamResponses, CreateFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a camera
 *
 * Deletes its pictures and time-lapses, too.
 *
 */
export const deleteFieldCam = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldCamData, ThrowOnError>): RequestResult<DeleteFieldCamResponses, DeleteFieldCamErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldCamResponses, DeleteFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options
});

/**
 * Get a camera with its time-lapses
 *
 * Returns one camera with its time-lapses.
 *
 */
export const getFieldCam = <ThrowOnError extends boolean = false>(options: Options<GetFieldCamData, ThrowOnError>): RequestResult<GetFieldCamResponses, GetFieldCamErrors, ThrowOnError> => (options.client ?? client).get<GetFieldCamResponses, GetFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options
});

/**
 * Update a camera
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateFieldCam = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldCamData, ThrowOnError>): RequestResult<UpdateFieldCamResponses, UpdateFieldCamErrors, ThrowOnError> => (options.client ?? client).patch<UpdateFieldCamResponses, UpdateFieldCamErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateFieldCamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pause or resume the public stream
 *
 * Takes effect immediately, regardless of the delay of the stream.
 *
 */
export const updateFieldCamStream = <ThrowOnError extends boolean = false>(options: Options<UpdateFieldCamStreamData, ThrowOnError>): RequestResult<UpdateFieldCamStreamResponses, UpdateFieldCamStreamErrors, ThrowOnError> => (options.client ?? client).put<UpdateFieldCamStreamResponses, UpdateFieldCamStreamErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateFieldCamStreamResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/stream',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the pictures of a camera for a day
 *
 * Oldest first.
 *
 */
export const listFieldCamFrames = <ThrowOnError extends boolean = false>(options: Options<ListFieldCamFramesData, ThrowOnError>): RequestResult<ListFieldCamFramesResponses, ListFieldCamFramesErrors, ThrowOnError> => (options.client ?? client).get<ListFieldCamFramesResponses, ListFieldCamFramesErrors, ThrowOnError>({
    responseValidator: async (data) => await zListFieldCamFramesResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/frames',
    ...options
});

/**
 * Create a time-lapse
 *
 * The host builds it in the background; `state` shows its progress. A time-lapse without pictures fails; one with
 * more than 600 pictures is refused.
 *
 */
export const createFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<CreateFieldCamTimelapseData, ThrowOnError>): RequestResult<CreateFieldCamTimelapseResponses, CreateFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).post<CreateFieldCamTimelapseResponses, CreateFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a time-lapse
 *
 * The pictures of the camera stay. Everyone who may create a time-lapse may delete one.
 *
 */
export const deleteFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<DeleteFieldCamTimelapseData, ThrowOnError>): RequestResult<DeleteFieldCamTimelapseResponses, DeleteFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).delete<DeleteFieldCamTimelapseResponses, DeleteFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}',
    ...options
});

/**
 * Get a time-lapse with its pictures
 *
 * Returns a time-lapse with the addresses of its pictures, oldest first.
 *
 */
export const getFieldCamTimelapse = <ThrowOnError extends boolean = false>(options: Options<GetFieldCamTimelapseData, ThrowOnError>): RequestResult<GetFieldCamTimelapseResponses, GetFieldCamTimelapseErrors, ThrowOnError> => (options.client ?? client).get<GetFieldCamTimelapseResponses, GetFieldCamTimelapseErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetFieldCamTimelapseResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}',
    ...options
});

export const listFieldCamsQueryKey = (options: Options<ListFieldCamsData>) => createQueryKey('listFieldCams', options, false, ['field-cams']);

/**
 * List the cameras of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listFieldCamsOptions = (options: Options<ListFieldCamsData>) => queryOptions<ListFieldCamsResponse, ListFieldCamsError, ListFieldCamsResponse, ReturnType<typeof listFieldCamsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFieldCams({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFieldCamsQueryKey(options)
});

export const getFieldCamQueryKey = (options: Options<GetFieldCamData>) => createQueryKey('getFieldCam', options, false, ['field-cams']);

/**
 * Get a camera with its time-lapses
 *
 * Returns one camera with its time-lapses.
 *
 */
export const getFieldCamOptions = (options: Options<GetFieldCamData>) => queryOptions<GetFieldCamResponse, GetFieldCamError, GetFieldCamResponse, ReturnType<typeof getFieldCamQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFieldCam({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFieldCamQueryKey(options)
});

export const listFieldCamFramesQueryKey = (options: Options<ListFieldCamFramesData>) => createQueryKey('listFieldCamFrames', options, false, ['field-cams']);

/**
 * List the pictures of a camera for a day
 *
 * Oldest first.
 *
 */
export const listFieldCamFramesOptions = (options: Options<ListFieldCamFramesData>) => queryOptions<ListFieldCamFramesResponse, ListFieldCamFramesError, ListFieldCamFramesResponse, ReturnType<typeof listFieldCamFramesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFieldCamFrames({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFieldCamFramesQueryKey(options)
});

export const getFieldCamTimelapseQueryKey = (options: Options<GetFieldCamTimelapseData>) => createQueryKey('getFieldCamTimelapse', options, false, ['field-cams']);

/**
 * Get a time-lapse with its pictures
 *
 * Returns a time-lapse with the addresses of its pictures, oldest first.
 *
 */
export const getFieldCamTimelapseOptions = (options: Options<GetFieldCamTimelapseData>) => queryOptions<GetFieldCamTimelapseResponse, GetFieldCamTimelapseError, GetFieldCamTimelapseResponse, ReturnType<typeof getFieldCamTimelapseQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFieldCamTimelapse({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFieldCamTimelapseQueryKey(options)
});
