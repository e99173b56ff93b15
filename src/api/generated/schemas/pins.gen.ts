// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zDiscipline, zPunchItemStatus } from './options.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPersonRef } from './zPersonRef.gen';

/**
 * Kind of a target that a record can be pinned to.
 */
export const zPinTargetType = z.enum([
    'scan',
    'model',
    'tour',
    'photo',
    'video',
    'plan',
    'cam'
]);

/**
 * What can be pinned. A photo is pinned to plans only.
 */
export const zPinRecordType = z.enum([
    'punch_item',
    'rfi',
    'submittal',
    'photo'
]);

/**
 * The item that a pin is on, with its title.
 */
export const zNamedPinTarget = z.object({
    type: zPinTargetType,
    id: z.string(),
    title: z.string(),
    thumbnailUrl: z.nullable(z.url())
});

/**
 * x, y and z in meters, in the coordinates of the target.
 */
export const zPosition = z.array(z.number().check(z.gte(-100000000), z.lte(100000000))).check(z.length(3));

/**
 * Camera position from which the place was seen.
 */
export const zPinCamera = z.object({
    position: zPosition,
    target: zPosition
});

/**
 * A point in space.
 */
export const zPointAnchor = z.object({
    kind: z.literal('point'),
    position: zPosition,
    camera: z.optional(zPinCamera)
});

/**
 * An element of a model and a point on it.
 */
export const zElementAnchor = z.object({
    kind: z.literal('element'),
    elementId: z.string().check(z.length(22), z.regex(/^[0-9A-Za-z_$]{22}$/)),
    position: zPosition,
    camera: z.optional(zPinCamera)
});

/**
 * A direction in a tour scene, in degrees.
 */
export const zPanoramaAnchor = z.object({
    kind: z.literal('panorama'),
    sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
    yaw: z.number().check(z.gte(-360), z.lte(360)),
    pitch: z.number().check(z.gte(-90), z.lte(90))
});

/**
 * A place in a picture, as fractions of its width and height from the upper left corner.
 */
export const zImageAnchor = z.object({
    kind: z.literal('image'),
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1))
});

/**
 * A time in a video, in seconds from the start.
 */
export const zTimeAnchor = z.object({
    kind: z.literal('time'),
    atSec: z.number().check(z.gte(0), z.lte(864000))
});

/**
 * The pinned place of a record.
 */
export const zPinAnchor = z.union([
    zPointAnchor,
    zElementAnchor,
    zPanoramaAnchor,
    zImageAnchor,
    zTimeAnchor
]);

/**
 * A company that works on the record of a pin.
 */
export const zPinnedCompany = z.object({
    id: z.string(),
    name: z.string()
});

/**
 * The record of a pin, as far as the pin shows it.
 */
export const zPinnedRecord = z.object({
    type: zPinRecordType,
    id: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    status: z.nullable(zPunchItemStatus),
    discipline: z.nullable(zDiscipline),
    companies: z.array(zPinnedCompany),
    dueDate: z.nullable(z.iso.date()),
    overdue: z.boolean(),
    createdAt: z.iso.datetime({ offset: true }),
    thumbnailUrl: z.nullable(z.url())
});

/**
 * A record that is attached to a place in an item.
 */
export const zPin = z.object({
    id: z.string(),
    target: zNamedPinTarget,
    anchor: zPinAnchor,
    record: zPinnedRecord,
    checkPosition: z.boolean(),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * A page of pins.
 */
export const zPinListResult = z.object({
    success: z.literal(true),
    data: z.array(zPin),
    nextCursor: zNextCursor
});

/**
 * The item that a pin or a saved view belongs to.
 */
export const zPinTarget = z.object({
    type: zPinTargetType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * The record of a pin.
 */
export const zPinRecord = z.object({
    type: zPinRecordType,
    id: z.string().check(z.minLength(1), z.maxLength(64))
});

/**
 * A new pin.
 */
export const zCreatePinRequest = z.object({
    target: zPinTarget,
    anchor: zPinAnchor,
    record: zPinRecord
});

/**
 * One pin.
 */
export const zPinResult = z.object({
    success: z.literal(true),
    data: zPin
});

/**
 * The place of a pin, a new one or the same.
 */
export const zUpdatePinRequest = z.object({
    anchor: zPinAnchor
});
