// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Whether common browsers can play a video. `playable`: its picture is in a codec that they all play, such as H.264,
 * VP8, VP9 or AV1, or the host does not know. `needs_conversion`: its picture is in another one, such as HEVC (H.265)
 * or MPEG-4 part 2, which many of them do not show. A host that converts such videos sets `playable` as soon as `url`
 * leads to the converted file.
 *
 */
export const zVideoPlayback = z.enum(['playable', 'needs_conversion']);

/**
 * A part of a video that begins at a time.
 */
export const zVideoChapter = z.object({
    atSec: z.number().check(z.gte(0), z.lte(86400)),
    label: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/))
});

/**
 * Sort key of the videos. A minus sign sorts in descending order.
 */
export const zVideoSort = z._default(z.enum([
    'title',
    '-title',
    'recordedAt',
    '-recordedAt',
    'createdAt',
    '-createdAt'
]), '-createdAt');

/**
 * A place in WGS 84 coordinates.
 */
export const zVideoPosition = z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180))
});

/**
 * What the caller may do with a video.
 */
export const zVideoAction = z.enum([
    'update',
    'delete',
    'comment',
    'share'
]);

/**
 * A video of a project.
 */
export const zVideo = z.object({
    id: z.string(),
    projectId: z.string(),
    title: z.string(),
    description: z.string(),
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: z.url(),
    posterUrl: z.nullable(z.url()),
    durationSec: z.nullable(z.number().check(z.gte(0))),
    playback: zVideoPlayback,
    recordedAt: z.iso.datetime({ offset: true }),
    position: z.nullable(zVideoPosition),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    createdBy: zPersonRef,
    chapters: z.array(zVideoChapter),
    commentCount: z.int().check(z.gte(0)),
    permittedActions: z.array(z.string())
});

/**
 * A page of videos.
 */
export const zVideoListResult = z.object({
    success: z.literal(true),
    data: z.array(zVideo),
    nextCursor: zNextCursor,
    total: z.int().check(z.gte(0))
});

/**
 * A new video from a complete upload.
 */
export const zCreateVideoFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * A comment on a video, which may refer to a time.
 */
export const zVideoComment = z.object({
    id: z.string(),
    body: z.string(),
    atSec: z.nullable(z.number().check(z.gte(0))),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * A video with its comments.
 */
export const zVideoDetail = z.object({ ...zVideo.shape, ...z.object({
        comments: z.array(zVideoComment)
    }).shape });

/**
 * One video.
 */
export const zVideoResult = z.object({
    success: z.literal(true),
    data: zVideoDetail
});

/**
 * Changes of a video. Absent properties stay unchanged.
 */
export const zUpdateVideoRequest = z.object({
    version: zRecordVersion,
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    chapters: z.optional(z.array(zVideoChapter).check(z.maxLength(100)))
});

/**
 * The picture that stands for a video.
 */
export const zUpdateVideoPosterRequest = z.object({
    poster: z.string()
});

/**
 * A new comment on a video.
 */
export const zAddVideoCommentRequest = z.object({
    body: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(/\S/)),
    atSec: z.optional(z.number().check(z.gte(0), z.lte(86400)))
});
