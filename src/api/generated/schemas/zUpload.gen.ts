// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zUploadPurpose } from './zUploadPurpose.gen';

/**
 * An unfinished upload. It is removed when a record is created from it.
 */
export const zUpload = z.object({
    id: z.string(),
    purpose: zUploadPurpose,
    fileName: z.string().check(z.maxLength(255)),
    sizeBytes: z.int().check(z.gte(1)),
    offset: z.int().check(z.gte(0)),
    title: z.nullable(z.string().check(z.maxLength(200))),
    description: z.nullable(z.string().check(z.maxLength(2000))),
    details: z.nullable(z.string().check(z.maxLength(2000))),
    createdAt: z.iso.datetime({ offset: true }),
    expiresAt: z.iso.datetime({ offset: true })
});
