// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCam } from './zFieldCam.gen';

export const zFieldCamListResult = z.object({
    success: z.literal(true),
    data: z.array(zFieldCam)
});
