// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zAlbumName } from './zAlbumName.gen';

export const zCreateAlbumRequest = z.object({
    name: zAlbumName,
    description: z.optional(z.string().check(z.maxLength(2000)))
});
