// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoPosition } from './photos.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * A day of the week.
 */
export const zWeekday = z.enum([
    'mon',
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
    'sun'
]);

/**
 * Offline after three missed pictures. A camera in maintenance is never offline.
 */
export const zFieldCamStatus = z.enum([
    'online',
    'offline',
    'maintenance'
]);

/**
 * Seconds from one picture to the next.
 */
export const zIntervalSec = z.int().check(z.gte(60), z.lte(86400));

/**
 * Hours and minutes in the time zone of the project.
 */
export const zClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * Daily capture times in the time zone of the project. The end is after the start.
 */
export const zActiveHours = z.object({
    from: zClockTime,
    to: zClockTime,
    days: z.array(zWeekday).check(z.maxLength(7))
});

/**
 * Delay of the public stream in seconds.
 */
export const zPublicDelaySec = z.int().check(z.gte(0), z.lte(86400));

/**
 * A picture of a camera.
 */
export const zFieldCamFrame = z.object({
    at: z.iso.datetime({ offset: true }),
    imageUrl: z.url()
});

/**
 * The pictures of a camera on one day, oldest first.
 */
export const zFieldCamFrameListResult = z.object({
    success: z.literal(true),
    data: z.array(zFieldCamFrame)
});

/**
 * Days for which pictures are stored.
 */
export const zRetentionDays = z.int().check(z.gte(1), z.lte(3650));

/**
 * Permitted actions on the camera.
 */
export const zFieldCamAction = z.enum([
    'update',
    'delete',
    'pause',
    'create_timelapse',
    'share'
]);

/**
 * A camera on the site with its latest picture.
 */
export const zFieldCam = z.object({
    id: z.string(),
    projectId: z.string(),
    name: z.string(),
    provider: z.string(),
    locationDetail: z.string(),
    hasSource: z.boolean(),
    position: z.nullable(zPhotoPosition),
    intervalSec: zIntervalSec,
    activeHours: zActiveHours,
    retentionDays: zRetentionDays,
    maintenance: z.boolean(),
    status: zFieldCamStatus,
    lastFrameAt: z.nullable(z.iso.datetime({ offset: true })),
    lastFrameUrl: z.nullable(z.url()),
    streamPaused: z.boolean(),
    publicDelaySec: zPublicDelaySec,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    version: zRecordVersion,
    createdBy: zPersonRef,
    permittedActions: z.array(z.string())
});

/**
 * The cameras of a project.
 */
export const zFieldCamListResult = z.object({
    success: z.literal(true),
    data: z.array(zFieldCam)
});

/**
 * Address from which the host gets pictures. The host never returns it.
 */
export const zSnapshotUrl = z.url().check(z.maxLength(2000));

/**
 * The properties of a camera that people edit.
 */
export const zFieldCamFields = z.object({
    provider: z.optional(z.string().check(z.maxLength(100))),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    position: z.optional(zPhotoPosition),
    intervalSec: z.optional(zIntervalSec),
    activeHours: z.optional(zActiveHours),
    retentionDays: z.optional(zRetentionDays),
    publicDelaySec: z.optional(zPublicDelaySec)
});

/**
 * The name of a camera.
 */
export const zFieldCamName = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/\S/));

/**
 * A new camera.
 */
export const zCreateFieldCamRequest = z.object({ ...zFieldCamFields.shape, ...z.object({
        name: zFieldCamName,
        intervalSec: z._default(z.optional(zIntervalSec), 900),
        activeHours: z._default(z.optional(zActiveHours), {
            from: '06:00',
            to: '18:00',
            days: [
                'mon',
                'tue',
                'wed',
                'thu',
                'fri'
            ]
        }),
        retentionDays: z._default(z.optional(zRetentionDays), 365),
        publicDelaySec: z._default(z.optional(zPublicDelaySec), 3600)
    }).shape });

/**
 * How far a time-lapse is made.
 */
export const zTimelapseState = z.enum([
    'queued',
    'running',
    'ready',
    'failed'
]);

/**
 * A time-lapse of a camera.
 */
export const zFieldCamTimelapse = z.object({
    id: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int(),
    fps: z.int(),
    state: zTimelapseState,
    frameCount: z.int().check(z.gte(0)),
    missingCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});

/**
 * A camera with its time-lapses.
 */
export const zFieldCamDetail = z.object({ ...zFieldCam.shape, ...z.object({
        timelapses: z.array(zFieldCamTimelapse)
    }).shape });

/**
 * One camera.
 */
export const zFieldCamResult = z.object({
    success: z.literal(true),
    data: zFieldCamDetail
});

/**
 * Changes of a camera. Absent properties stay unchanged.
 */
export const zUpdateFieldCamRequest = z.object({ ...zFieldCamFields.shape, ...z.object({
        version: zRecordVersion,
        name: z.optional(zFieldCamName),
        maintenance: z.optional(z.boolean())
    }).shape });

/**
 * Whether visitors see new pictures.
 */
export const zUpdateFieldCamStreamRequest = z.object({
    paused: z.boolean()
});

/**
 * A new time-lapse of the pictures of some days.
 */
export const zCreateFieldCamTimelapseRequest = z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int().check(z.gte(60), z.lte(604800)),
    fps: z.int().check(z.gte(1), z.lte(30))
});

/**
 * A time-lapse with its pictures.
 */
export const zFieldCamTimelapseDetail = z.object({ ...zFieldCamTimelapse.shape, ...z.object({
        frames: z.array(zFieldCamFrame).check(z.maxLength(600))
    }).shape });

/**
 * One time-lapse.
 */
export const zFieldCamTimelapseResult = z.object({
    success: z.literal(true),
    data: zFieldCamTimelapseDetail
});
