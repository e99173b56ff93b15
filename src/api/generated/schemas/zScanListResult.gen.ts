// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zScan } from './zScan.gen';

export const zScanListResult = z.object({
    success: z.literal(true),
    data: z.array(zScan)
});
