// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zVideoChapter, zVideoPlayback } from './videos.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';

/**
 * A shared video.
 */
export const zPublicVideo = z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    recordedAt: z.iso.datetime({ offset: true }),
    durationSec: z.nullable(z.number().check(z.gte(0))),
    playback: zVideoPlayback,
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    url: zPublicFileUrl,
    posterUrl: z.nullable(zPublicFileUrl),
    chapters: z.array(zVideoChapter)
});

/**
 * One shared video.
 */
export const zPublicVideoResult = z.object({
    success: z.literal(true),
    data: zPublicVideo
});
