// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocation } from './options.gen';
import { zComment } from './zComment.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordId } from './zRecordId.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * The kind of a drawn shape.
 */
export const zMarkupType = z.enum([
    'arrow',
    'rectangle',
    'freehand',
    'text'
]);

/**
 * The color of a drawn shape.
 */
export const zMarkupColor = z.enum([
    'red',
    'yellow',
    'green',
    'blue',
    'black',
    'white'
]);

/**
 * A shape that is drawn on a photo. Its points are fractions of width and height.
 */
export const zMarkupShape = z.object({
    type: zMarkupType,
    points: z.array(z.number().check(z.gte(0), z.lte(1))).check(z.minLength(2), z.maxLength(4000)),
    color: zMarkupColor,
    text: z.string().check(z.maxLength(200)),
    scale: z.optional(z.number().check(z.gte(0.001), z.lte(1)))
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

/**
 * A photo of a project.
 */
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
    version: zRecordVersion,
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * A page of photos.
 */
export const zPhotoListResult = z.object({
    success: z.literal(true),
    data: z.array(zPhoto),
    nextCursor: zNextCursor
});

/**
 * A new photo with its picture.
 */
export const zCreatePhotoRequest = z.object({
    file: z.string(),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    albumId: z.optional(zRecordId),
    lastModifiedAt: z.optional(z.iso.datetime({ offset: true }))
});

/**
 * A comment on a photo.
 */
export const zPhotoComment = z.object({ ...zComment.shape, ...z.object({
        permittedActions: z.array(z.string())
    }).shape });

/**
 * A photo with its comments.
 */
export const zPhotoDetail = z.object({ ...zPhoto.shape, ...z.object({
        comments: z.array(zPhotoComment)
    }).shape });

/**
 * One photo.
 */
export const zPhotoResult = z.object({
    success: z.literal(true),
    data: zPhotoDetail
});

/**
 * Number of photos that were taken on one day.
 */
export const zPhotoDay = z.object({
    date: z.iso.date(),
    count: z.int().check(z.gte(1))
});

/**
 * Number of photos with a tag.
 */
export const zPhotoTagCount = z.object({
    tag: z.string(),
    count: z.int().check(z.gte(1))
});

/**
 * The plan of a storey with its edges on the ground (WGS 84). North is at the top of the picture.
 */
export const zSitePlan = z.object({
    id: z.string(),
    title: z.string(),
    url: z.url(),
    north: z.number().check(z.gte(-90), z.lte(90)),
    south: z.number().check(z.gte(-90), z.lte(90)),
    east: z.number().check(z.gte(-180), z.lte(180)),
    west: z.number().check(z.gte(-180), z.lte(180))
});

/**
 * Figures of a list of photos, and the values of its filters.
 */
export const zPhotoSummary = z.object({
    total: z.int().check(z.gte(0)),
    days: z.array(zPhotoDay),
    tags: z.array(zPhotoTagCount),
    uploaders: z.array(zPersonRef),
    plans: z.array(zSitePlan)
});

/**
 * Figures of a list of photos.
 */
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

/**
 * One photo of a bulk call.
 */
export const zPhotoRef = z.object({
    id: zRecordId
});

/**
 * A word that photos are found by.
 */
export const zPhotoTag = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/\S/));

/**
 * The tags of a photo.
 */
export const zPhotoTags = z.array(zPhotoTag).check(z.maxLength(30));

/**
 * One action for many photos.
 */
export const zBulkUpdatePhotosRequest = z.object({
    action: zBulkPhotoAction,
    items: z.array(zPhotoRef).check(z.minLength(1), z.maxLength(200)),
    albumId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    addTags: z.optional(zPhotoTags),
    removeTags: z.optional(zPhotoTags),
    private: z.optional(zPhotoPrivate)
});

/**
 * Changes of a photo. Absent properties stay unchanged.
 */
export const zUpdatePhotoRequest = z.object({
    version: zRecordVersion,
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

/**
 * What is drawn on a photo. The picture itself stays unchanged.
 */
export const zPhotoMarkup = z.object({
    shapes: z.array(zMarkupShape),
    updatedAt: z.nullable(z.iso.datetime({ offset: true })),
    updatedBy: z.nullable(zPersonRef)
});

/**
 * What is drawn on one photo.
 */
export const zPhotoMarkupResult = z.object({
    success: z.literal(true),
    data: zPhotoMarkup
});

/**
 * The shapes that replace what is drawn on a photo.
 */
export const zUpdatePhotoMarkupRequest = z.object({
    shapes: z.array(zMarkupShape).check(z.maxLength(200))
});

/**
 * The photo to compare with; null parts the two.
 */
export const zUpdatePhotoPairRequest = z.object({
    pairId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64)))
});

/**
 * Whether the caller stars the photo.
 */
export const zUpdatePhotoStarRequest = z.object({
    starred: z.boolean()
});

/**
 * What the caller may do with an album.
 */
export const zAlbumAction = z.enum([
    'update',
    'delete',
    'share'
]);

/**
 * An album of photos.
 */
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
    version: zRecordVersion,
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * The albums of a project.
 */
export const zAlbumListResult = z.object({
    success: z.literal(true),
    data: z.array(zAlbum)
});

/**
 * The name of an album, unique within the project regardless of case.
 */
export const zAlbumName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/\S/));

/**
 * A new album.
 */
export const zCreateAlbumRequest = z.object({
    name: zAlbumName,
    description: z.optional(z.string().check(z.maxLength(2000)))
});

/**
 * One album.
 */
export const zAlbumResult = z.object({
    success: z.literal(true),
    data: zAlbum
});

/**
 * Changes of an album. Absent properties stay unchanged.
 */
export const zUpdateAlbumRequest = z.object({
    version: zRecordVersion,
    name: z.optional(zAlbumName),
    description: z.optional(z.string().check(z.maxLength(2000))),
    coverPhotoId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
