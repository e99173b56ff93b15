// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAlbumName } from './zAlbumName.gen';

export const zUpdateAlbumRequest = z.object({
    name: z.optional(zAlbumName),
    description: z.optional(z.string().check(z.maxLength(2000))),
    coverPhotoId: z.optional(z.string().check(z.minLength(1), z.maxLength(64)))
});
