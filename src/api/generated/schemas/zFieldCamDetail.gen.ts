// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCam } from './zFieldCam.gen';
import { zFieldCamTimelapse } from './zFieldCamTimelapse.gen';

export const zFieldCamDetail = z.object({ ...zFieldCam.shape, ...z.object({
        timelapses: z.array(zFieldCamTimelapse)
    }).shape });
