// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStats } from './zItemStats.gen';
import { zModelStats } from './zModelStats.gen';
import { zScanStats } from './zScanStats.gen';
import { zTourStats } from './zTourStats.gen';

/**
 * Figures for the dashboard, by module.
 */
export const zProjectStats = z.object({
    modules: z.object({
        punchItem: zItemStats,
        rfi: zItemStats,
        submittal: zItemStats,
        buildviewScan: zScanStats,
        model3D: zModelStats,
        tour: zTourStats
    })
});
