// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours, zFieldCamFrame, zFieldCamStatus, zIntervalSec, zPublicDelaySec } from './field-cams.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';

/**
 * A time-lapse of a shared camera, as far as its pictures are public.
 */
export const zPublicTimelapse = z.object({
    id: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int(),
    fps: z.int(),
    frameCount: z.int().check(z.gte(1)),
    missingCount: z.int().check(z.gte(0)),
    isComplete: z.boolean()
});

/**
 * A shared camera. Its pictures are delayed.
 */
export const zPublicFieldCam = z.object({
    id: z.string(),
    name: z.string(),
    status: zFieldCamStatus,
    intervalSec: zIntervalSec,
    activeHours: zActiveHours,
    streamPaused: z.boolean(),
    publicDelaySec: zPublicDelaySec,
    createdAt: z.iso.datetime({ offset: true }),
    lastFrameAt: z.nullable(z.iso.datetime({ offset: true })),
    lastFrameUrl: z.nullable(zPublicFileUrl),
    timelapses: z.array(zPublicTimelapse)
});

/**
 * One shared camera.
 */
export const zPublicFieldCamResult = z.object({
    success: z.literal(true),
    data: zPublicFieldCam
});

/**
 * A time-lapse of a shared camera with its pictures.
 */
export const zPublicTimelapseDetail = z.object({ ...zPublicTimelapse.shape, ...z.object({
        frames: z.array(zFieldCamFrame).check(z.minLength(1), z.maxLength(600))
    }).shape });

/**
 * One time-lapse of a shared camera.
 */
export const zPublicTimelapseResult = z.object({
    success: z.literal(true),
    data: zPublicTimelapseDetail
});
