// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of records per status.
 */
export const zItemCounts = z.object({
    draft: z.int().check(z.gte(0)),
    open: z.int().check(z.gte(0)),
    closed: z.int().check(z.gte(0))
});
