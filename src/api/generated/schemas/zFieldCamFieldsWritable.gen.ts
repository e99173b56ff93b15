// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours, zIntervalSec, zPublicDelaySec, zRetentionDays, zSnapshotUrl } from './field-cams.gen';
import { zPhotoPosition } from './photos.gen';

/**
 * The properties of a camera that people edit.
 */
export const zFieldCamFieldsWritable = z.object({
    provider: z.optional(z.string().check(z.maxLength(100))),
    locationDetail: z.optional(z.string().check(z.maxLength(250))),
    snapshotUrl: z.optional(zSnapshotUrl),
    position: z.optional(zPhotoPosition),
    intervalSec: z.optional(zIntervalSec),
    activeHours: z.optional(zActiveHours),
    retentionDays: z.optional(zRetentionDays),
    publicDelaySec: z.optional(zPublicDelaySec)
});
