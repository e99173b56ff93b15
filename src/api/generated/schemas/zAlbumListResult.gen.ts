// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAlbum } from './zAlbum.gen';

export const zAlbumListResult = z.object({
    success: z.literal(true),
    data: z.array(zAlbum)
});
