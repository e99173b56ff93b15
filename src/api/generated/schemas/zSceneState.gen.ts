// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Of a viewer, which alone reads it; at most 16 KiB as JSON.
 */
export const zSceneState = z.object({
    schemaVersion: z.int().check(z.gte(1), z.lte(1000)),
    data: z.looseObject({})
});
