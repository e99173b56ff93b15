// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * What is open, and how many scans there are.
 */
export const zProjectCounts = z.object({
    openPunchItems: z.int().check(z.gte(0)),
    openRfis: z.int().check(z.gte(0)),
    openSubmittals: z.int().check(z.gte(0)),
    scans: z.int().check(z.gte(0))
});
