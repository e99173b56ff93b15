// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Purpose of the file. It decides which file types are accepted; see the guide on uploads.
 */
export const zUploadPurpose = z.enum([
    'scan',
    'model',
    'panorama',
    'video',
    'document',
    'plan_set'
]);

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

/**
 * The unfinished uploads of the caller in a project.
 */
export const zUploadListResult = z.object({
    success: z.literal(true),
    data: z.array(zUpload)
});

/**
 * One upload.
 */
export const zUploadResult = z.object({
    success: z.literal(true),
    data: zUpload
});

/**
 * Bytes of the file, starting at Upload-Offset.
 */
export const zUploadContent = z.string();
