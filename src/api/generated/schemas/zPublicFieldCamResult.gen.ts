// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPublicFieldCam } from './zPublicFieldCam.gen';

export const zPublicFieldCamResult = z.object({
    success: z.literal(true),
    data: zPublicFieldCam
});
