// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zBulkPhotoAction } from './zBulkPhotoAction.gen';
import { zPhotoPrivate } from './zPhotoPrivate.gen';
import { zPhotoRef } from './zPhotoRef.gen';
import { zPhotoTags } from './zPhotoTags.gen';

export const zBulkUpdatePhotosRequest = z.object({
    action: zBulkPhotoAction,
    items: z.array(zPhotoRef).check(z.minLength(1), z.maxLength(200)),
    albumId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    addTags: z.optional(zPhotoTags),
    removeTags: z.optional(zPhotoTags),
    private: z.optional(zPhotoPrivate)
});
