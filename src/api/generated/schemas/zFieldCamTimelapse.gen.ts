// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zTimelapseState } from './zTimelapseState.gen';

export const zFieldCamTimelapse = z.object({
    id: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    everySec: z.int(),
    fps: z.int(),
    state: zTimelapseState,
    frameCount: z.int().check(z.gte(0)),
    missingCount: z.int().check(z.gte(0)),
    createdAt: z.iso.datetime({ offset: true }),
    createdBy: zPersonRef
});
