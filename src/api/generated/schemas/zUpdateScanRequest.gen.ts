// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Properties that are absent stay unchanged.
 */
export const zUpdateScanRequest = z.object({
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    description: z.optional(z.string().check(z.maxLength(2000))),
    thumbnail: z.optional(z.string())
});
