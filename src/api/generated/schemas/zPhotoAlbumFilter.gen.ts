// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * In this album.
 */
export const zPhotoAlbumFilter = z.string().check(z.minLength(1), z.maxLength(64));
