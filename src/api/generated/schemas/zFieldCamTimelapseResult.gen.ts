// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamTimelapseDetail } from './zFieldCamTimelapseDetail.gen';

export const zFieldCamTimelapseResult = z.object({
    success: z.literal(true),
    data: zFieldCamTimelapseDetail
});
