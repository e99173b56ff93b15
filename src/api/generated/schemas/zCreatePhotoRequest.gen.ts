// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';

export const zCreatePhotoRequest = z.object({
    file: z.string(),
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    albumId: z.optional(zRecordId),
    lastModifiedAt: z.optional(z.iso.datetime({ offset: true }))
});
