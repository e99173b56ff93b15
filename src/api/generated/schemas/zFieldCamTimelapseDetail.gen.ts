// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFrame } from './zFieldCamFrame.gen';
import { zFieldCamTimelapse } from './zFieldCamTimelapse.gen';

export const zFieldCamTimelapseDetail = z.intersection(zFieldCamTimelapse, z.object({
    frames: z.array(zFieldCamFrame).check(z.maxLength(600))
}));
