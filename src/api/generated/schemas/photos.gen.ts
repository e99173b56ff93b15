// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocation } from './options.gen';
import { zComment } from './zComment.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';

export const zMarkupType = z.enum([
    'arrow',
    'rectangle',
    'freehand',
    'text'
]);

export const zMarkupColor = z.enum([
    'red',
    'yellow',
    'green',
    'blue',
    'black',
    'white'
]);

export const zMarkupShape = z.object({
    type: zMarkupType,
    points: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(4000)),
    color: zMarkupColor,
    text: z.string().check(z.maxLength(200))
});

/**
 * Sort key of the photos. A minus sign sorts in descending order.
 */
export const zPhotoSort = z._default(z.enum([
    'takenAt',
    '-takenAt',
    'createdAt',
    '-createdAt'
]), '-takenAt');

/**
 * Source of the time: the picture, the device that sent it, or a person.
 */
export const zTakenAtSource = z.enum([
    'exif',
    'device',
    'manual'
]);

/**
 * Location of the photo in WGS 84 coordinates.
 */
export const zPhotoPosition = z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
    heading: z.nullable(z.number().check(z.gte(0), z.lte(360)))
});

/**
 * Whether only its uploader, project managers and admins see the photo. For everyone else it does not exist: not in
 * lists, counts, albums and their covers, nor as the partner of a pair.
 *
 */
export const zPhotoPrivate = z.boolean();

/**
 * Permitted actions on the photo. Everyone who sees it may star it. Everyone who may comment internally may request
 * the visibility `internal`.
 *
 */
export const zPhotoAction = z.enum([
    'update',
    'move',
    'delete',
    'set_private',
    'comment',
    'comment_internally',
    'share'
]);

export const zPhoto = z.object({
    id: z.string(),
    projectId: z.string(),
    albumId: z.nullable(z.string()),
    title: z.string(),
    description: z.string(),
    fileName: z.string(),
    mime: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1)),
    url: z.url(),
    thumbnailUrl: z.url(),
    publicCopyUrl: z.url(),
    takenAt: z.iso.datetime({ offset: true }),
    takenOn: z.iso.date(),
    takenAtZone: z.string(),
    takenAtSource: z.string(),
    position: z.nullable(zPhotoPosition),
    camera: z.string(),
    is360: z.boolean(),
    location: z.nullable(zLocation),
    locationDetail: z.string(),
    tags: z.array(z.string()),
    private: zPhotoPrivate,
    starred: z.boolean(),
    markupCount: z.int().check(z.gte(0)),
    commentCount: z.int().check(z.gte(0)),
    pairId: z.nullable(z.string()),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

export const zPhotoListResult = z.object({
    success: z.literal(true),
    data: z.array(zPhoto),
    nextCursor: zNextCursor
});

export const zCreatePhotoRequest = z.object({
    file: z.string(),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    albumId: z.optional(zRecordId),
    lastModifiedAt: z.optional(z.iso.datetime({ offset: true }))
});

export const zPhotoComment = z.object({ ...zComment.shape, ...z.object({
        permittedActions: z.array(z.string())
    }).shape });

export const zPhotoDetail = z.object({ ...zPhoto.shape, ...z.object({
        comments: z.array(zPhotoComment)
    }).shape });

export const zPhotoResult = z.object({
    success: z.literal(true),
    data: zPhotoDetail
});

export const zPhotoDay = z.object({
    date: z.iso.date(),
    count: z.int().check(z.gte(1))
});

export const zPhotoTagCount = z.object({
    tag: z.string(),
    count: z.int().check(z.gte(1))
});

export const zPhotoSummary = z.object({
    total: z.int().check(z.gte(0)),
    days: z.array(zPhotoDay),
    tags: z.array(zPhotoTagCount),
    uploaders: z.array(zPersonRef)
});

export const zPhotoSummaryResult = z.object({
    success: z.literal(true),
    data: zPhotoSummary
});

/**
 * The action for each photo. `tag` requires `addTags` or `removeTags`, `set_private` requires `private`.
 */
export const zBulkPhotoAction = z.enum([
    'move',
    'tag',
    'delete',
    'set_private'
]);

export const zPhotoRef = z.object({
    id: zRecordId
});

export const zPhotoTag = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/\S/));

export const zPhotoTags = z.array(zPhotoTag).check(z.maxLength(30));

export const zBulkUpdatePhotosRequest = z.object({
    action: zBulkPhotoAction,
    items: z.array(zPhotoRef).check(z.minLength(1), z.maxLength(200)),
    albumId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    addTags: z.optional(zPhotoTags),
    removeTags: z.optional(zPhotoTags),
    private: z.optional(zPhotoPrivate)
});

export const zUpdatePhotoRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    albumId: z.optional(zRecordId),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    position: z.optional(zPhotoPosition),
    is360: z.optional(z.boolean()),
    location: z.optional(zLocation),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    tags: z.optional(zPhotoTags),
    private: z.optional(zPhotoPrivate),
    clear: z.optional(z.array(z.enum([
        'albumId',
        'position',
        'location'
    ])))
});

export const zPhotoMarkup = z.object({
    shapes: z.array(zMarkupShape),
    updatedAt: z.nullable(z.iso.datetime({ offset: true })),
    updatedBy: z.nullable(zPersonRef)
});

export const zPhotoMarkupResult = z.object({
    success: z.literal(true),
    data: zPhotoMarkup
});

export const zUpdatePhotoMarkupRequest = z.object({
    shapes: z.array(zMarkupShape).check(z.maxLength(200))
});

export const zUpdatePhotoPairRequest = z.object({
    pairId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))
});

export const zUpdatePhotoStarRequest = z.object({
    starred: z.boolean()
});

export const zAlbumAction = z.enum([
    'update',
    'delete',
    'share'
]);

export const zAlbum = z.object({
    id: z.string(),
    projectId: z.string(),
    name: z.string(),
    description: z.string(),
    coverPhotoId: z.nullable(z.string()),
    coverUrl: z.nullable(z.url()),
    photoCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

export const zAlbumListResult = z.object({
    success: z.literal(true),
    data: z.array(zAlbum)
});

export const zAlbumName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

export const zCreateAlbumRequest = z.object({
    name: zAlbumName,
    description: z.optional(z.string().check(z.maxLength(2000)))
});

export const zAlbumResult = z.object({
    success: z.literal(true),
    data: zAlbum
});

export const zUpdateAlbumRequest = z.object({
    name: z.optional(zAlbumName),
    description: z.optional(z.string().check(z.maxLength(2000))),
    coverPhotoId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
