// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zShownScan } from './zShownScan.gen';

/**
 * One scan, in `data` or bare.
 */
export const zShownScanResult = z.union([
    z.object({
        success: z.optional(z.literal(true)),
        data: zShownScan
    }),
    zShownScan
]);
