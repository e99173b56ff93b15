// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zSceneViewListResult, zSceneViewResult } from './schemas/scene-views.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreateSceneViewData, CreateSceneViewErrors, CreateSceneViewResponses, DeleteSceneViewData, DeleteSceneViewErrors, DeleteSceneViewResponses, ListSceneViewsData, ListSceneViewsError, ListSceneViewsErrors, ListSceneViewsResponse, ListSceneViewsResponses, UpdateSceneViewData, UpdateSceneViewErrors, UpdateSceneViewResponses } from './types.gen';

/**
 * All of them.
 */
export const zListSceneViewsResponse = zSceneViewListResult;

/**
 * The saved view.
 */
export const zCreateSceneViewResponse = zSceneViewResult;

/**
 * Deleted.
 */
export const zDeleteSceneViewResponse = zSuccess;

/**
 * The updated view.
 */
export const zUpdateSceneViewResponse = zSceneViewResult;

/**
 * List the saved views of a viewer target
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name. Those of targets that the caller
 * may not see are left out.
 *
 */
export const listSceneViews = <ThrowOnError extends boolean = false>(options: Options<ListSceneViewsData, ThrowOnError>): RequestResult<ListSceneViewsResponses, ListSceneViewsErrors, ThrowOnError> => (options.client ?? client).get<ListSceneViewsResponses, ListSceneViewsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSceneViewsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views',
    ...options
});

/**
 * Save a view of a viewer target
 *
 * Only the viewer interprets `state` (camera, section and so on); the host stores it unchanged. The state of a tour
 * names a scene; deleting that scene deletes the view. Everyone in the project may save private views; sharing one
 * requires `share`. The same person cannot have two views of a target with the same name, ignoring case: the call
 * fails with NAME_TAKEN and an error at `/name`.
 *
 */
export const createSceneView = <ThrowOnError extends boolean = false>(options: Options<CreateSceneViewData, ThrowOnError>): RequestResult<CreateSceneViewResponses, CreateSceneViewErrors, ThrowOnError> => (options.client ?? client).post<CreateSceneViewResponses, CreateSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a saved view
 *
 * Authors may delete their own views. Project managers and admins may also delete shared ones.
 *
 */
export const deleteSceneView = <ThrowOnError extends boolean = false>(options: Options<DeleteSceneViewData, ThrowOnError>): RequestResult<DeleteSceneViewResponses, DeleteSceneViewErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSceneViewResponses, DeleteSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views/{sceneViewId}',
    ...options
});

/**
 * Rename a saved view, or share it
 *
 * Only the author may change a view. Properties that are absent stay unchanged.
 *
 */
export const updateSceneView = <ThrowOnError extends boolean = false>(options: Options<UpdateSceneViewData, ThrowOnError>): RequestResult<UpdateSceneViewResponses, UpdateSceneViewErrors, ThrowOnError> => (options.client ?? client).patch<UpdateSceneViewResponses, UpdateSceneViewErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateSceneViewResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/scene-views/{sceneViewId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listSceneViewsQueryKey = (options: Options<ListSceneViewsData>) => createQueryKey('listSceneViews', options, false, ['scene-views']);

/**
 * List the saved views of a viewer target
 *
 * Returns the caller's own views and the shared ones of the project, sorted by name. Those of targets that the caller
 * may not see are left out.
 *
 */
export const listSceneViewsOptions = (options: Options<ListSceneViewsData>) => queryOptions<ListSceneViewsResponse, ListSceneViewsError, ListSceneViewsResponse, ReturnType<typeof listSceneViewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSceneViews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSceneViewsQueryKey(options)
});
