// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zScan } from './zScan.gen';

/**
 * One scan.
 */
export const zScanResult = z.object({
    success: z.literal(true),
    data: zScan
});
