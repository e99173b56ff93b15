// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFrame } from './zFieldCamFrame.gen';
import { zPublicTimelapse } from './zPublicTimelapse.gen';

export const zPublicTimelapseDetail = z.object({ ...zPublicTimelapse.shape, ...z.object({
        frames: z.array(zFieldCamFrame).check(z.minLength(1), z.maxLength(600))
    }).shape });
