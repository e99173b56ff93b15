// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Records, and how many of them are closed.
 */
export const zProgressCounts = z.object({
    total: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0))
});
