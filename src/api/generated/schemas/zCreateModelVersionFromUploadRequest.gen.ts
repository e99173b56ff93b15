// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

export const zCreateModelVersionFromUploadRequest = z.object({
    uploadId: z.string().check(z.minLength(1), z.maxLength(64)),
    notes: z.optional(z.string().check(z.maxLength(1000)))
});
