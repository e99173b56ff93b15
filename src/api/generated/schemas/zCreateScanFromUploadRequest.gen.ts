// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPointTextFormat } from './zPointTextFormat.gen';
import { zUpAxis } from './zUpAxis.gen';

/**
 * A new scan from a complete upload.
 */
export const zCreateScanFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    upAxis: z.optional(zUpAxis),
    textFormat: z.optional(zPointTextFormat)
});
