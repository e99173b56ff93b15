// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zTourListResult, zTourResult } from './schemas/tours.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateTourData, CreateTourErrors, CreateTourResponses, CreateTourSceneFromUploadData, CreateTourSceneFromUploadErrors, CreateTourSceneFromUploadResponses, DeleteTourData, DeleteTourErrors, DeleteTourResponses, DeleteTourSceneData, DeleteTourSceneErrors, DeleteTourSceneResponses, GetTourData, GetTourError, GetTourErrors, GetTourResponse, GetTourResponses, ListToursData, ListToursError, ListToursErrors, ListToursResponse, ListToursResponses, UpdateTourData, UpdateTourErrors, UpdateTourPlanData, UpdateTourPlanErrors, UpdateTourPlanResponses, UpdateTourResponses, UpdateTourSceneData, UpdateTourSceneErrors, UpdateTourSceneResponses } from './types.gen';

/**
 * One page.
 */
export const zListToursResponse = zTourListResult;

/**
 * The created tour, without scenes.
 */
export const zCreateTourResponse = zTourResult;

/**
 * Deleted.
 */
export const zDeleteTourResponse = zSuccess;

/**
 * The tour.
 */
export const zGetTourResponse = zTourResult;

/**
 * The updated tour.
 */
export const zUpdateTourResponse = zTourResult;

/**
 * The updated tour.
 */
export const zUpdateTourPlanResponse = zTourResult;

/**
 * The tour with the new scene, at the end or at its position in the batch.
 */
export const zCreateTourSceneFromUploadResponse = zTourResult;

/**
 * The tour without the scene.
 */
export const zDeleteTourSceneResponse = zTourResult;

/**
 * The updated tour.
 */
export const zUpdateTourSceneResponse = zTourResult;

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listTours = <ThrowOnError extends boolean = false>(options: Options<ListToursData, ThrowOnError>): RequestResult<ListToursResponses, ListToursErrors, ThrowOnError> => (options.client ?? client).get<ListToursResponses, ListToursErrors, ThrowOnError>({
    responseValidator: async (data) => await zListToursResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours',
    ...options
});

/**
 * Create a tour
 *
 * The tour starts as a private draft. Scenes are added one by one.
 *
 */
export const createTour = <ThrowOnError extends boolean = false>(options: Options<CreateTourData, ThrowOnError>): RequestResult<CreateTourResponses, CreateTourErrors, ThrowOnError> => (options.client ?? client).post<CreateTourResponses, CreateTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a tour
 *
 * Deletes its panoramas, too. Public links that lead to it end.
 *
 */
export const deleteTour = <ThrowOnError extends boolean = false>(options: Options<DeleteTourData, ThrowOnError>): RequestResult<DeleteTourResponses, DeleteTourErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTourResponses, DeleteTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options
});

/**
 * Get a tour with its scenes
 *
 * Returns one tour with its scenes, links and notes.
 *
 */
export const getTour = <ThrowOnError extends boolean = false>(options: Options<GetTourData, ThrowOnError>): RequestResult<GetTourResponses, GetTourErrors, ThrowOnError> => (options.client ?? client).get<GetTourResponses, GetTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options
});

/**
 * Update a tour
 *
 * Properties that are absent stay unchanged. Only a published tour can be public; moving it back to draft makes it
 * private. Publishing requires a scene. Making it private revokes all public links that lead to it, including sets.
 *
 */
export const updateTour = <ThrowOnError extends boolean = false>(options: Options<UpdateTourData, ThrowOnError>): RequestResult<UpdateTourResponses, UpdateTourErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTourResponses, UpdateTourErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateTourResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the plan of a tour
 *
 * Sets the picture of the plan on which scenes are placed. The places stay when another picture replaces it.
 *
 */
export const updateTourPlan = <ThrowOnError extends boolean = false>(options: Options<UpdateTourPlanData, ThrowOnError>): RequestResult<UpdateTourPlanResponses, UpdateTourPlanErrors, ThrowOnError> => (options.client ?? client).put<UpdateTourPlanResponses, UpdateTourPlanErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateTourPlanResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/plan',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Create a scene from an upload
 *
 * Requires a complete upload of the caller with the purpose `panorama` and removes it. The picture must be a full
 * panorama: equirectangular, and therefore twice as wide as high. Other pictures fail with NOT_EQUIRECTANGULAR,
 * truncated files with FILE_DAMAGED; the upload is removed in both cases.
 *
 */
export const createTourSceneFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateTourSceneFromUploadData, ThrowOnError>): RequestResult<CreateTourSceneFromUploadResponses, CreateTourSceneFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateTourSceneFromUploadResponses, CreateTourSceneFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateTourSceneFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a scene
 *
 * Deletes the links to it, too. If the tour started there, it starts at the next scene. The last scene of a
 * published tour cannot be deleted.
 *
 */
export const deleteTourScene = <ThrowOnError extends boolean = false>(options: Options<DeleteTourSceneData, ThrowOnError>): RequestResult<DeleteTourSceneResponses, DeleteTourSceneErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTourSceneResponses, DeleteTourSceneErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteTourSceneResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}',
    ...options
});

/**
 * Update a scene
 *
 * Properties that are absent stay unchanged; `links` and `hotspots` replace all former ones. `clear` names the
 * properties to empty.
 *
 */
export const updateTourScene = <ThrowOnError extends boolean = false>(options: Options<UpdateTourSceneData, ThrowOnError>): RequestResult<UpdateTourSceneResponses, UpdateTourSceneErrors, ThrowOnError> => (options.client ?? client).patch<UpdateTourSceneResponses, UpdateTourSceneErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateTourSceneResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listToursQueryKey = (options: Options<ListToursData>) => createQueryKey('listTours', options, false, ['tours']);

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listToursOptions = (options: Options<ListToursData>) => queryOptions<ListToursResponse, ListToursError, ListToursResponse, ReturnType<typeof listToursQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTours({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listToursQueryKey(options)
});

export const listToursInfiniteQueryKey = (options: Options<ListToursData>): QueryKey<Options<ListToursData>> => createQueryKey('listTours', options, true, ['tours']);

/**
 * List the virtual tours of a project
 *
 * Returns the tours that the caller may see, latest change first. Only people who may edit a draft see it.
 *
 */
export const listToursInfiniteOptions = (options: Options<ListToursData>) => {
    const opts = infiniteQueryOptions<ListToursResponse, ListToursError, InfiniteData<ListToursResponse>, QueryKey<Options<ListToursData>>, string | Pick<QueryKey<Options<ListToursData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListToursData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listTours({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listToursInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getTourQueryKey = (options: Options<GetTourData>) => createQueryKey('getTour', options, false, ['tours']);

/**
 * Get a tour with its scenes
 *
 * Returns one tour with its scenes, links and notes.
 *
 */
export const getTourOptions = (options: Options<GetTourData>) => queryOptions<GetTourResponse, GetTourError, GetTourResponse, ReturnType<typeof getTourQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTour({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTourQueryKey(options)
});
