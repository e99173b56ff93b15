// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours } from './zActiveHours.gen';
import { zFieldCamStatus } from './zFieldCamStatus.gen';
import { zIntervalSec } from './zIntervalSec.gen';
import { zPublicDelaySec } from './zPublicDelaySec.gen';
import { zPublicFileUrl } from './zPublicFileUrl.gen';
import { zPublicTimelapse } from './zPublicTimelapse.gen';

export const zPublicFieldCam = z.object({
    id: z.string(),
    name: z.string(),
    status: zFieldCamStatus,
    intervalSec: zIntervalSec,
    activeHours: zActiveHours,
    streamPaused: z.boolean(),
    publicDelaySec: zPublicDelaySec,
    createdAt: z.iso.datetime({ offset: true }),
    lastFrameAt: z.nullable(z.iso.datetime({ offset: true })),
    lastFrameUrl: z.nullable(zPublicFileUrl),
    timelapses: z.array(zPublicTimelapse)
});
