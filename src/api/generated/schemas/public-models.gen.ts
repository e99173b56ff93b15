// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Model properties of the current version; null for other kinds.
 */
export const zPublicModel = z.object({
    format: z.string(),
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    elementCount: z.nullable(z.int().check(z.gte(0)))
});
