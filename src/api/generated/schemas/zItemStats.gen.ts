// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Figures of the punch items, RFIs or submittals of a project.
 */
export const zItemStats = z.object({
    total: z.int().check(z.gte(0)),
    byStatus: z.object({
        active: z.int().check(z.gte(0)),
        completed: z.int().check(z.gte(0)),
        draft: z.int().check(z.gte(0))
    }),
    recentCreatedLast7Days: z.int().check(z.gte(0))
});
