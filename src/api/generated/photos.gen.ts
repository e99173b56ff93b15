// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zBulkResult } from './schemas/logs.gen';
import { zAlbumListResult, zAlbumResult, zPhotoListResult, zPhotoMarkupResult, zPhotoResult, zPhotoSummaryResult } from './schemas/photos.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddPhotoCommentData, AddPhotoCommentErrors, AddPhotoCommentResponses, BulkUpdatePhotosData, BulkUpdatePhotosErrors, BulkUpdatePhotosResponses, CreateAlbumData, CreateAlbumErrors, CreateAlbumResponses, CreatePhotoData, CreatePhotoErrors, CreatePhotoResponses, DeleteAlbumData, DeleteAlbumErrors, DeleteAlbumResponses, DeletePhotoCommentData, DeletePhotoCommentErrors, DeletePhotoCommentResponses, DeletePhotoData, DeletePhotoErrors, DeletePhotoResponses, GetPhotoData, GetPhotoError, GetPhotoErrors, GetPhotoMarkupData, GetPhotoMarkupError, GetPhotoMarkupErrors, GetPhotoMarkupResponse, GetPhotoMarkupResponses, GetPhotoResponse, GetPhotoResponses, GetPhotoSummaryData, GetPhotoSummaryError, GetPhotoSummaryErrors, GetPhotoSummaryResponse, GetPhotoSummaryResponses, ListAlbumsData, ListAlbumsError, ListAlbumsErrors, ListAlbumsResponse, ListAlbumsResponses, ListPhotosData, ListPhotosError, ListPhotosErrors, ListPhotosResponse, ListPhotosResponses, UpdateAlbumData, UpdateAlbumErrors, UpdateAlbumResponses, UpdatePhotoData, UpdatePhotoErrors, UpdatePhotoMarkupData, UpdatePhotoMarkupErrors, UpdatePhotoMarkupResponses, UpdatePhotoPairData, UpdatePhotoPairErrors, UpdatePhotoPairResponses, UpdatePhotoResponses, UpdatePhotoStarData, UpdatePhotoStarErrors, UpdatePhotoStarResponses } from './types.gen';

/**
 * One page.
 */
export const zListPhotosResponse = zPhotoListResult;

/**
 * The created photo.
 */
export const zCreatePhotoResponse = zPhotoResult;

/**
 * The counts.
 */
export const zGetPhotoSummaryResponse = zPhotoSummaryResult;

/**
 * One result per record, in the order of the request.
 */
export const zBulkUpdatePhotosResponse = zBulkResult;

/**
 * Deleted.
 */
export const zDeletePhotoResponse = zSuccess;

/**
 * The photo.
 */
export const zGetPhotoResponse = zPhotoResult;

/**
 * The updated photo.
 */
export const zUpdatePhotoResponse = zPhotoResult;

/**
 * The markup layer; empty if nothing was drawn.
 */
export const zGetPhotoMarkupResponse = zPhotoMarkupResult;

/**
 * The updated layer.
 */
export const zUpdatePhotoMarkupResponse = zPhotoMarkupResult;

/**
 * The updated photo.
 */
export const zUpdatePhotoPairResponse = zPhotoResult;

/**
 * The updated photo, as the caller sees it.
 */
export const zUpdatePhotoStarResponse = zPhotoResult;

/**
 * The record with the new comment.
 */
export const zAddPhotoCommentResponse = zPhotoResult;

/**
 * The record without the comment.
 */
export const zDeletePhotoCommentResponse = zPhotoResult;

/**
 * The albums.
 */
export const zListAlbumsResponse = zAlbumListResult;

/**
 * The created album.
 */
export const zCreateAlbumResponse = zAlbumResult;

/**
 * Deleted.
 */
export const zDeleteAlbumResponse = zSuccess;

/**
 * The updated album.
 */
export const zUpdateAlbumResponse = zAlbumResult;

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotos = <ThrowOnError extends boolean = false>(options: Options<ListPhotosData, ThrowOnError>): RequestResult<ListPhotosResponses, ListPhotosErrors, ThrowOnError> => (options.client ?? client).get<ListPhotosResponses, ListPhotosErrors, ThrowOnError>({
    responseValidator: async (data) => await zListPhotosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos',
    ...options
});

/**
 * Upload a photo
 *
 * The host reads capture time, location, direction and size from the picture (EXIF). A time without a zone is in the
 * time zone of the project. The host creates a thumbnail and a public copy without these data.
 *
 */
export const createPhoto = <ThrowOnError extends boolean = false>(options: Options<CreatePhotoData, ThrowOnError>): RequestResult<CreatePhotoResponses, CreatePhotoErrors, ThrowOnError> => (options.client ?? client).post<CreatePhotoResponses, CreatePhotoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zCreatePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Count the photos by day
 *
 * Applies the filters of the list except the days. Tags and uploaders cover all photos of the project. The plan is the same for all filters.
 *
 */
export const getPhotoSummary = <ThrowOnError extends boolean = false>(options: Options<GetPhotoSummaryData, ThrowOnError>): RequestResult<GetPhotoSummaryResponses, GetPhotoSummaryErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoSummaryResponses, GetPhotoSummaryErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoSummaryResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/summary',
    ...options
});

/**
 * Move, tag, hide or delete many photos at once
 *
 * Each photo is checked like a single call and has its own result: some may fail while others succeed.
 *
 */
export const bulkUpdatePhotos = <ThrowOnError extends boolean = false>(options: Options<BulkUpdatePhotosData, ThrowOnError>): RequestResult<BulkUpdatePhotosResponses, BulkUpdatePhotosErrors, ThrowOnError> => (options.client ?? client).post<BulkUpdatePhotosResponses, BulkUpdatePhotosErrors, ThrowOnError>({
    responseValidator: async (data) => await zBulkUpdatePhotosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/bulk',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a photo
 *
 * Deletes its markup and comments, too. Its paired photo stays.
 *
 */
export const deletePhoto = <ThrowOnError extends boolean = false>(options: Options<DeletePhotoData, ThrowOnError>): RequestResult<DeletePhotoResponses, DeletePhotoErrors, ThrowOnError> => (options.client ?? client).delete<DeletePhotoResponses, DeletePhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options
});

/**
 * Get a photo
 *
 * Returns one photo with the comments that the caller may read.
 *
 */
export const getPhoto = <ThrowOnError extends boolean = false>(options: Options<GetPhotoData, ThrowOnError>): RequestResult<GetPhotoResponses, GetPhotoErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoResponses, GetPhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options
});

/**
 * Update a photo
 *
 * Properties that are absent stay unchanged; the picture never changes. Changing the album requires `move`, changing
 * who sees the photo `set_private`.
 *
 */
export const updatePhoto = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoData, ThrowOnError>): RequestResult<UpdatePhotoResponses, UpdatePhotoErrors, ThrowOnError> => (options.client ?? client).patch<UpdatePhotoResponses, UpdatePhotoErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the markup of a photo
 *
 * The markup is a separate layer: the picture never changes.
 *
 */
export const getPhotoMarkup = <ThrowOnError extends boolean = false>(options: Options<GetPhotoMarkupData, ThrowOnError>): RequestResult<GetPhotoMarkupResponses, GetPhotoMarkupErrors, ThrowOnError> => (options.client ?? client).get<GetPhotoMarkupResponses, GetPhotoMarkupErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetPhotoMarkupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/markup',
    ...options
});

/**
 * Draw on a photo
 *
 * Replaces the whole layer. A layer without shapes is deleted.
 *
 */
export const updatePhotoMarkup = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoMarkupData, ThrowOnError>): RequestResult<UpdatePhotoMarkupResponses, UpdatePhotoMarkupErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoMarkupResponses, UpdatePhotoMarkupErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoMarkupResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/markup',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pair a before photo with an after photo
 *
 * Pairs both photos with each other; the one that was taken first is the before photo. A photo has at most one
 * partner: pairing it again releases the former partners. The caller needs the permission for each photo that changes:
 * both photos and their former partners.
 *
 */
export const updatePhotoPair = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoPairData, ThrowOnError>): RequestResult<UpdatePhotoPairResponses, UpdatePhotoPairErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoPairResponses, UpdatePhotoPairErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoPairResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/pair',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Star a photo
 *
 * The star is visible to the caller only.
 *
 */
export const updatePhotoStar = <ThrowOnError extends boolean = false>(options: Options<UpdatePhotoStarData, ThrowOnError>): RequestResult<UpdatePhotoStarResponses, UpdatePhotoStarErrors, ThrowOnError> => (options.client ?? client).put<UpdatePhotoStarResponses, UpdatePhotoStarErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePhotoStarResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/star',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Comment on a photo
 *
 * Everyone who sees the photo sees the comment. Only members of the lead company see an internal comment.
 *
 */
export const addPhotoComment = <ThrowOnError extends boolean = false>(options: Options<AddPhotoCommentData, ThrowOnError>): RequestResult<AddPhotoCommentResponses, AddPhotoCommentErrors, ThrowOnError> => (options.client ?? client).post<AddPhotoCommentResponses, AddPhotoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddPhotoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a comment on a photo
 *
 * Only the author may delete a comment. This cannot be undone.
 *
 */
export const deletePhotoComment = <ThrowOnError extends boolean = false>(options: Options<DeletePhotoCommentData, ThrowOnError>): RequestResult<DeletePhotoCommentResponses, DeletePhotoCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeletePhotoCommentResponses, DeletePhotoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeletePhotoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/photos/{photoId}/comments/{commentId}',
    ...options
});

/**
 * List the photo albums of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listAlbums = <ThrowOnError extends boolean = false>(options: Options<ListAlbumsData, ThrowOnError>): RequestResult<ListAlbumsResponses, ListAlbumsErrors, ThrowOnError> => (options.client ?? client).get<ListAlbumsResponses, ListAlbumsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListAlbumsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums',
    ...options
});

/**
 * Create an album
 *
 * Names are unique within a project, ignoring case.
 *
 */
export const createAlbum = <ThrowOnError extends boolean = false>(options: Options<CreateAlbumData, ThrowOnError>): RequestResult<CreateAlbumResponses, CreateAlbumErrors, ThrowOnError> => (options.client ?? client).post<CreateAlbumResponses, CreateAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete an album
 *
 * Its photos stay in the project without an album.
 *
 */
export const deleteAlbum = <ThrowOnError extends boolean = false>(options: Options<DeleteAlbumData, ThrowOnError>): RequestResult<DeleteAlbumResponses, DeleteAlbumErrors, ThrowOnError> => (options.client ?? client).delete<DeleteAlbumResponses, DeleteAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums/{albumId}',
    ...options
});

/**
 * Rename an album or choose its cover
 *
 * Properties that are absent stay unchanged.
 *
 */
export const updateAlbum = <ThrowOnError extends boolean = false>(options: Options<UpdateAlbumData, ThrowOnError>): RequestResult<UpdateAlbumResponses, UpdateAlbumErrors, ThrowOnError> => (options.client ?? client).patch<UpdateAlbumResponses, UpdateAlbumErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateAlbumResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/albums/{albumId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const listPhotosQueryKey = (options: Options<ListPhotosData>) => createQueryKey('listPhotos', options, false, ['photos']);

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotosOptions = (options: Options<ListPhotosData>) => queryOptions<ListPhotosResponse, ListPhotosError, ListPhotosResponse, ReturnType<typeof listPhotosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPhotos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPhotosQueryKey(options)
});

export const listPhotosInfiniteQueryKey = (options: Options<ListPhotosData>): QueryKey<Options<ListPhotosData>> => createQueryKey('listPhotos', options, true, ['photos']);

/**
 * List the photos of a project
 *
 * Newest first by default. A day is a day in the time zone of the project.
 *
 */
export const listPhotosInfiniteOptions = (options: Options<ListPhotosData>) => {
    const opts = infiniteQueryOptions<ListPhotosResponse, ListPhotosError, InfiniteData<ListPhotosResponse>, QueryKey<Options<ListPhotosData>>, string | Pick<QueryKey<Options<ListPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListPhotosData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listPhotos({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listPhotosInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getPhotoSummaryQueryKey = (options: Options<GetPhotoSummaryData>) => createQueryKey('getPhotoSummary', options, false, ['photos']);

/**
 * Count the photos by day
 *
 * Applies the filters of the list except the days. Tags and uploaders cover all photos of the project. The plan is the same for all filters.
 *
 */
export const getPhotoSummaryOptions = (options: Options<GetPhotoSummaryData>) => queryOptions<GetPhotoSummaryResponse, GetPhotoSummaryError, GetPhotoSummaryResponse, ReturnType<typeof getPhotoSummaryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhotoSummary({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoSummaryQueryKey(options)
});

export const getPhotoQueryKey = (options: Options<GetPhotoData>) => createQueryKey('getPhoto', options, false, ['photos']);

/**
 * Get a photo
 *
 * Returns one photo with the comments that the caller may read.
 *
 */
export const getPhotoOptions = (options: Options<GetPhotoData>) => queryOptions<GetPhotoResponse, GetPhotoError, GetPhotoResponse, ReturnType<typeof getPhotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoQueryKey(options)
});

export const getPhotoMarkupQueryKey = (options: Options<GetPhotoMarkupData>) => createQueryKey('getPhotoMarkup', options, false, ['photos']);

/**
 * Get the markup of a photo
 *
 * The markup is a separate layer: the picture never changes.
 *
 */
export const getPhotoMarkupOptions = (options: Options<GetPhotoMarkupData>) => queryOptions<GetPhotoMarkupResponse, GetPhotoMarkupError, GetPhotoMarkupResponse, ReturnType<typeof getPhotoMarkupQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPhotoMarkup({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPhotoMarkupQueryKey(options)
});

export const listAlbumsQueryKey = (options: Options<ListAlbumsData>) => createQueryKey('listAlbums', options, false, ['photos']);

/**
 * List the photo albums of a project
 *
 * Returns all of them, sorted by name.
 *
 */
export const listAlbumsOptions = (options: Options<ListAlbumsData>) => queryOptions<ListAlbumsResponse, ListAlbumsError, ListAlbumsResponse, ReturnType<typeof listAlbumsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAlbums({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAlbumsQueryKey(options)
});
