// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Figures of the scans of a project.
 */
export const zScanStats = z.object({
    total: z.int().check(z.gte(0)),
    public: z.int().check(z.gte(0)),
    private: z.int().check(z.gte(0)),
    recentCreatedLast7Days: z.int().check(z.gte(0))
});
