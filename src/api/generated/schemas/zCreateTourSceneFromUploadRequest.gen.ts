// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSceneBatch } from './zSceneBatch.gen';

export const zCreateTourSceneFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    floor: z.optional(z.string().check(z.maxLength(60))),
    spotId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    takenAt: z.optional(z.iso.datetime({ offset: true })),
    batch: z.optional(zSceneBatch)
});
