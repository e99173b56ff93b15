// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import type { RequestResult } from './client';
import { client } from './client.gen';
import { zPinListResult, zPinResult } from './schemas/pins.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CreatePinData, CreatePinErrors, CreatePinResponses, DeletePinData, DeletePinErrors, DeletePinResponses, ListPinsData, ListPinsError, ListPinsErrors, ListPinsResponse, ListPinsResponses, UpdatePinData, UpdatePinErrors, UpdatePinResponses } from './types.gen';

/**
 * One page.
 */
export const zListPinsResponse = zPinListResult;

/**
 * The pin.
 */
export const zCreatePinResponse = zPinResult;

/**
 * Deleted.
 */
export const zDeletePinResponse = zSuccess;

/**
 * The pin.
 */
export const zUpdatePinResponse = zPinResult;

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see on targets that the caller may see, oldest first.
 *
 */
export const listPins = <ThrowOnError extends boolean = false>(options: Options<ListPinsData, ThrowOnError>): RequestResult<ListPinsResponses, ListPinsErrors, ThrowOnError> => (options.client ?? client).get<ListPinsResponses, ListPinsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPinsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins',
    ...options
});

/**
 * Pin a record to a place
 *
 * The anchor depends on the target: a point in a scan; an element or a point in a model; a direction in a tour
 * scene; a place in a photo, a plan or a camera picture; a time in a video. For a 360° photo, it refers to the
 * equirectangular picture: `x` goes once around and starts behind the viewer, `y` goes from straight up to straight
 * down. Deleting a target or a tour scene deletes its pins. Everyone who may comment on the record may pin it. A
 * target has at most 500 pins; another one fails with LIMIT_REACHED. Of plans, only active sheets take new pins.
 * On a plan, a record without a location gets the smallest location that is drawn around the place, if the caller
 * may update the record.
 *
 */
export const createPin = <ThrowOnError extends boolean = false>(options: Options<CreatePinData, ThrowOnError>): RequestResult<CreatePinResponses, CreatePinErrors, ThrowOnError> => (options.client ?? client).post<CreatePinResponses, CreatePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreatePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a pin
 *
 * Authors may delete their own pins. Deleting others requires permission to edit the record or the role project
 * manager or admin. The record stays.
 *
 */
export const deletePin = <ThrowOnError extends boolean = false>(options: Options<DeletePinData, ThrowOnError>): RequestResult<DeletePinResponses, DeletePinErrors, ThrowOnError> => (options.client ?? client).delete<DeletePinResponses, DeletePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins/{pinId}',
    ...options
});

/**
 * Move a pin, or confirm its place
 *
 * The anchor is of the same kind as before. Either way, `checkPosition` is false afterwards.
 *
 */
export const updatePin = <ThrowOnError extends boolean = false>(options: Options<UpdatePinData, ThrowOnError>): RequestResult<UpdatePinResponses, UpdatePinErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePinResponses, UpdatePinErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePinResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/pins/{pinId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listPinsQueryKey = (options: Options<ListPinsData>) => createQueryKey('listPins', options, false, ['pins']);

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see on targets that the caller may see, oldest first.
 *
 */
export const listPinsOptions = (options: Options<ListPinsData>) => queryOptions<ListPinsResponse, ListPinsError, ListPinsResponse, ReturnType<typeof listPinsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPins({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPinsQueryKey(options)
});

export const listPinsInfiniteQueryKey = (options: Options<ListPinsData>): QueryKey<Options<ListPinsData>> => createQueryKey('listPins', options, true, ['pins']);

/**
 * List the pins of a target or of a record
 *
 * Returns the pins of records that the caller may see on targets that the caller may see, oldest first.
 *
 */
export const listPinsInfiniteOptions = (options: Options<ListPinsData>) => {
    const opts = infiniteQueryOptions<ListPinsResponse, ListPinsError, InfiniteData<ListPinsResponse>, QueryKey<Options<ListPinsData>>, string | Pick<QueryKey<Options<ListPinsData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPinsData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPins({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPinsInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};
