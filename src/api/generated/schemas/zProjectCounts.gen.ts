// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * Number of open records and scans.
 */
export const zProjectCounts = z.object({
    openPunchItems: z.int().check(z.gte(0)),
    openRfis: z.int().check(z.gte(0)),
    openSubmittals: z.int().check(z.gte(0)),
    scans: z.int().check(z.gte(0))
});
