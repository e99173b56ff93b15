// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zVideoAction } from './zVideoAction.gen';
import { zVideoChapter } from './zVideoChapter.gen';

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
    recordedAt: z.iso.datetime({ offset: true }),
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    chapters: z.array(zVideoChapter),
    commentCount: z.int().check(z.gte(0)),
    permittedActions: z.array(zVideoAction)
});
