// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zProjectStats } from './zProjectStats.gen';

/**
 * Figures for the dashboard. The object `data` of the answer holds `modules`.
 */
export const zProjectStatsResult = z.object({
    success: z.optional(z.literal(true)),
    data: z.union([
        zProjectStats,
        z.object({
            data: zProjectStats
        })
    ])
});
