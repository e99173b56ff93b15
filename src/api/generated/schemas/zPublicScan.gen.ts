// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Scan properties; null for other kinds.
 */
export const zPublicScan = z.object({
    fileName: z.string(),
    sizeBytes: z.int().check(z.gte(0)),
    pointCount: z.nullable(z.int().check(z.gte(0)))
});
