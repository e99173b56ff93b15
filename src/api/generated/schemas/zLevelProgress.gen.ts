// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * How far the work on a level is.
 */
export const zLevelProgress = z.object({
    total: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0)),
    locationId: z.nullable(z.string()),
    path: z.array(z.string())
});
