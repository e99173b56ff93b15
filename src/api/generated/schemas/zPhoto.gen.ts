// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocation } from './zLocation.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPhotoAction } from './zPhotoAction.gen';
import { zPhotoPosition } from './zPhotoPosition.gen';
import { zPhotoPrivate } from './zPhotoPrivate.gen';
import { zTakenAtSource } from './zTakenAtSource.gen';

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
    takenAtSource: zTakenAtSource,
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
    permittedActions: z.array(zPhotoAction)
});
