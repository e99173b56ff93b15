// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAlbumAction } from './zAlbumAction.gen';
import { zPersonRef } from './zPersonRef.gen';

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
    permittedActions: z.array(zAlbumAction)
});
