// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours } from './zActiveHours.gen';
import { zFieldCamAction } from './zFieldCamAction.gen';
import { zFieldCamStatus } from './zFieldCamStatus.gen';
import { zIntervalSec } from './zIntervalSec.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPhotoPosition } from './zPhotoPosition.gen';
import { zPublicDelaySec } from './zPublicDelaySec.gen';
import { zRetentionDays } from './zRetentionDays.gen';

export const zFieldCam = z.object({
    id: z.string(),
    projectId: z.string(),
    name: z.string(),
    provider: z.string(),
    locationDetail: z.string(),
    hasSource: z.boolean(),
    position: z.nullable(zPhotoPosition),
    intervalSec: zIntervalSec,
    activeHours: zActiveHours,
    retentionDays: zRetentionDays,
    maintenance: z.boolean(),
    status: zFieldCamStatus,
    lastFrameAt: z.nullable(z.iso.datetime({ offset: true })),
    lastFrameUrl: z.nullable(z.url()),
    streamPaused: z.boolean(),
    publicDelaySec: zPublicDelaySec,
    createdAt: z.iso.datetime({ offset: true }),
    updatedAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef,
    permittedActions: z.array(zFieldCamAction)
});
