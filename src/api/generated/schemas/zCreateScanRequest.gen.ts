// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * A new scan with its point cloud.
 */
export const zCreateScanRequest = z.object({
    title: z.string().check(z.minLength(1), z.maxLength(200)),
    description: z.optional(z.string().check(z.maxLength(2000))),
    file: z.string()
});
