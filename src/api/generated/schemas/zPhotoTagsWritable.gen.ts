// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPhotoTag } from './photos.gen';

/**
 * The tags of a photo.
 */
export const zPhotoTagsWritable = z.array(zPhotoTag).check(z.maxLength(30));
