// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFrame } from './zFieldCamFrame.gen';
import { zFieldCamTimelapse } from './zFieldCamTimelapse.gen';

export const zFieldCamTimelapseDetail = z.object({ ...zFieldCamTimelapse.shape, ...z.object({
        frames: z.array(zFieldCamFrame).check(z.maxLength(600))
    }).shape });
