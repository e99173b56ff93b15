// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zMarkupShape } from './photos.gen';
import { zNextCursor } from './zNextCursor.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';

/**
 * A shared photo without the metadata of the camera.
 */
export const zPublicPhoto = z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    takenOn: z.iso.date(),
    width: z.int().check(z.gte(1)),
    height: z.int().check(z.gte(1)),
    is360: z.boolean(),
    url: zPublicFileUrl,
    thumbnailUrl: zPublicFileUrl,
    fileName: z.string(),
    markupCount: z.int().check(z.gte(0))
});

/**
 * A page of the photos of a shared album.
 */
export const zPublicPhotoListResult = z.object({
    success: z.literal(true),
    data: z.array(zPublicPhoto),
    nextCursor: zNextCursor
});

/**
 * A shared photo with what is drawn on it.
 */
export const zPublicPhotoDetail = z.object({ ...zPublicPhoto.shape, ...z.object({
        shapes: z.array(zMarkupShape)
    }).shape });

/**
 * One shared photo.
 */
export const zPublicPhotoResult = z.object({
    success: z.literal(true),
    data: zPublicPhotoDetail
});
