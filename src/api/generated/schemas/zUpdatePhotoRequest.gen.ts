// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLocation } from './zLocation.gen';
import { zPhotoPosition } from './zPhotoPosition.gen';
import { zPhotoPrivate } from './zPhotoPrivate.gen';
import { zPhotoTags } from './zPhotoTags.gen';
import { zRecordId } from './zRecordId.gen';

export const zUpdatePhotoRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    albumId: z.optional(zRecordId),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    position: z.optional(zPhotoPosition),
    is360: z.optional(z.boolean()),
    location: z.optional(zLocation),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    tags: z.optional(zPhotoTags),
    private: z.optional(zPhotoPrivate),
    clear: z.optional(z.array(z.enum([
        'albumId',
        'position',
        'location'
    ])))
});
