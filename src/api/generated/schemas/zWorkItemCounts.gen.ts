// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of items per kind.
 */
export const zWorkItemCounts = z.object({
    punch_item: z.int().check(z.gte(0)),
    rfi: z.int().check(z.gte(0)),
    submittal: z.int().check(z.gte(0))
});
