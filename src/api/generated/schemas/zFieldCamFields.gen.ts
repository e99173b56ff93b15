// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours } from './zActiveHours.gen';
import { zIntervalSec } from './zIntervalSec.gen';
import { zPhotoPosition } from './zPhotoPosition.gen';
import { zPublicDelaySec } from './zPublicDelaySec.gen';
import { zRetentionDays } from './zRetentionDays.gen';

export const zFieldCamFields = z.object({
    provider: z.optional(z.string().check(z.maxLength(100))),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    position: z.optional(zPhotoPosition),
    intervalSec: z.optional(zIntervalSec),
    activeHours: z.optional(zActiveHours),
    retentionDays: z.optional(zRetentionDays),
    publicDelaySec: z.optional(zPublicDelaySec)
});
