// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zCreateVideoFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000)))
});
