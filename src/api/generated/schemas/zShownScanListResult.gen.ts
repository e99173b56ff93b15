// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zShownScan } from './zShownScan.gen';

/**
 * The scans of a project, newest first, in `data` or bare.
 */
export const zShownScanListResult = z.union([
    z.object({
        success: z.optional(z.literal(true)),
        data: z.array(zShownScan)
    }),
    z.array(zShownScan)
]);
