// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours, zFieldCamFrame, zFieldCamStatus, zIntervalSec, zPublicDelaySec } from './field-cams.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';

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

export const zPublicFieldCamResult = z.object({
    success: z.literal(true),
    data: zPublicFieldCam
});

export const zPublicTimelapseDetail = z.object({ ...zPublicTimelapse.shape, ...z.object({
        frames: z.array(zFieldCamFrame).check(z.minLength(1), z.maxLength(600))
    }).shape });

export const zPublicTimelapseResult = z.object({
    success: z.literal(true),
    data: zPublicTimelapseDetail
});
