// Generated from openapi/ by `npm run contract`. Do not edit.

import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { createInfiniteParams, createQueryKey, type QueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zVideoListResult, zVideoResult } from './schemas/videos.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { AddVideoCommentData, AddVideoCommentErrors, AddVideoCommentResponses, CreateVideoFromUploadData, CreateVideoFromUploadErrors, CreateVideoFromUploadResponses, DeleteVideoCommentData, DeleteVideoCommentErrors, DeleteVideoCommentResponses, DeleteVideoData, DeleteVideoErrors, DeleteVideoResponses, GetVideoData, GetVideoError, GetVideoErrors, GetVideoResponse, GetVideoResponses, ListVideosData, ListVideosError, ListVideosErrors, ListVideosResponse, ListVideosResponses, UpdateVideoData, UpdateVideoErrors, UpdateVideoPosterData, UpdateVideoPosterErrors, UpdateVideoPosterResponses, UpdateVideoResponses } from './types.gen';

/**
 * One page.
 */
export const zListVideosResponse = zVideoListResult;

/**
 * The created video.
 */
export const zCreateVideoFromUploadResponse = zVideoResult;

/**
 * Deleted.
 */
export const zDeleteVideoResponse = zSuccess;

/**
 * The video.
 */
export const zGetVideoResponse = zVideoResult;

/**
 * The updated video.
 */
export const zUpdateVideoResponse = zVideoResult;

/**
 * The updated video.
 */
export const zUpdateVideoPosterResponse = zVideoResult;

/**
 * The record with the new comment.
 */
export const zAddVideoCommentResponse = zVideoResult;

/**
 * The record without the comment.
 */
export const zDeleteVideoCommentResponse = zVideoResult;

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideos = <ThrowOnError extends boolean = false>(options: Options<ListVideosData, ThrowOnError>): RequestResult<ListVideosResponses, ListVideosErrors, ThrowOnError> => (options.client ?? client).get<ListVideosResponses, ListVideosErrors, ThrowOnError>({
    responseValidator: async (data) => await zListVideosResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos',
    ...options
});

/**
 * Create a video from an upload
 *
 * Requires a complete upload of the caller with the purpose `video` and removes it. The host reads the length if the
 * file states it, and from the codec of its picture whether browsers can play it (`playback`). A truncated file fails with FILE_DAMAGED, and the upload is removed, too.
 *
 */
export const createVideoFromUpload = <ThrowOnError extends boolean = false>(options: Options<CreateVideoFromUploadData, ThrowOnError>): RequestResult<CreateVideoFromUploadResponses, CreateVideoFromUploadErrors, ThrowOnError> => (options.client ?? client).post<CreateVideoFromUploadResponses, CreateVideoFromUploadErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateVideoFromUploadResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/from-upload',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a video
 *
 * Deletes its comments, too.
 *
 */
export const deleteVideo = <ThrowOnError extends boolean = false>(options: Options<DeleteVideoData, ThrowOnError>): RequestResult<DeleteVideoResponses, DeleteVideoErrors, ThrowOnError> => (options.client ?? client).delete<DeleteVideoResponses, DeleteVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options
});

/**
 * Get a video with its comments
 *
 * Returns one video with its chapters and comments.
 *
 */
export const getVideo = <ThrowOnError extends boolean = false>(options: Options<GetVideoData, ThrowOnError>): RequestResult<GetVideoResponses, GetVideoErrors, ThrowOnError> => (options.client ?? client).get<GetVideoResponses, GetVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options
});

/**
 * Update a video
 *
 * Properties that are absent stay unchanged. Chapters are sorted by time.
 *
 */
export const updateVideo = <ThrowOnError extends boolean = false>(options: Options<UpdateVideoData, ThrowOnError>): RequestResult<UpdateVideoResponses, UpdateVideoErrors, ThrowOnError> => (options.client ?? client).patch<UpdateVideoResponses, UpdateVideoErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateVideoResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Set the poster of a video
 *
 * Replaces the picture that stands for the video.
 *
 */
export const updateVideoPoster = <ThrowOnError extends boolean = false>(options: Options<UpdateVideoPosterData, ThrowOnError>): RequestResult<UpdateVideoPosterResponses, UpdateVideoPosterErrors, ThrowOnError> => (options.client ?? client).put<UpdateVideoPosterResponses, UpdateVideoPosterErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateVideoPosterResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/poster',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Comment on a video
 *
 * The comment refers to the whole video or to a time in it.
 *
 */
export const addVideoComment = <ThrowOnError extends boolean = false>(options: Options<AddVideoCommentData, ThrowOnError>): RequestResult<AddVideoCommentResponses, AddVideoCommentErrors, ThrowOnError> => (options.client ?? client).post<AddVideoCommentResponses, AddVideoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zAddVideoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a comment on a video
 *
 * Only the author may delete a comment. This cannot be undone.
 *
 */
export const deleteVideoComment = <ThrowOnError extends boolean = false>(options: Options<DeleteVideoCommentData, ThrowOnError>): RequestResult<DeleteVideoCommentResponses, DeleteVideoCommentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteVideoCommentResponses, DeleteVideoCommentErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteVideoCommentResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/videos/{videoId}/comments/{commentId}',
    ...options
});

export const listVideosQueryKey = (options: Options<ListVideosData>) => createQueryKey('listVideos', options, false, ['videos']);

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideosOptions = (options: Options<ListVideosData>) => queryOptions<ListVideosResponse, ListVideosError, ListVideosResponse, ReturnType<typeof listVideosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listVideos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listVideosQueryKey(options)
});

export const listVideosInfiniteQueryKey = (options: Options<ListVideosData>): QueryKey<Options<ListVideosData>> => createQueryKey('listVideos', options, true, ['videos']);

/**
 * List the videos of a project
 *
 * Newest first by default.
 *
 */
export const listVideosInfiniteOptions = (options: Options<ListVideosData>) => {
    const opts = infiniteQueryOptions<ListVideosResponse, ListVideosError, InfiniteData<ListVideosResponse>, QueryKey<Options<ListVideosData>>, string | Pick<QueryKey<Options<ListVideosData>>[0], 'body' | 'headers' | 'path' | 'query'>>(
    // @ts-ignore
    {
        queryFn: async ({ pageParam, queryKey, signal }) => {
            // @ts-ignore
            const page: Pick<QueryKey<Options<ListVideosData>>[0], 'body' | 'headers' | 'path' | 'query'> = typeof pageParam === 'object' ? pageParam : {
                query: {
                    cursor: pageParam
                }
            };
            const params = createInfiniteParams(queryKey, page);
            const { data } = await listVideos({
                ...options,
                ...params,
                signal,
                throwOnError: true
            });
            return data;
        },
        queryKey: listVideosInfiniteQueryKey(options)
    });
    return opts as Omit<typeof opts, 'initialData'>;
};

export const getVideoQueryKey = (options: Options<GetVideoData>) => createQueryKey('getVideo', options, false, ['videos']);

/**
 * Get a video with its comments
 *
 * Returns one video with its chapters and comments.
 *
 */
export const getVideoOptions = (options: Options<GetVideoData>) => queryOptions<GetVideoResponse, GetVideoError, GetVideoResponse, ReturnType<typeof getVideoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getVideo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getVideoQueryKey(options)
});
