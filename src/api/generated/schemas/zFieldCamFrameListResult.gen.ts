// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFrame } from './zFieldCamFrame.gen';

export const zFieldCamFrameListResult = z.object({
    success: z.literal(true),
    data: z.array(zFieldCamFrame)
});
