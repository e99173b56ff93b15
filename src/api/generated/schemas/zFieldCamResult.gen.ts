// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamDetail } from './zFieldCamDetail.gen';

export const zFieldCamResult = z.object({
    success: z.literal(true),
    data: zFieldCamDetail
});
