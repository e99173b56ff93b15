// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zActiveHours, zFieldCamName, zIntervalSec, zPublicDelaySec, zRetentionDays } from './field-cams.gen';
import { zFieldCamFieldsWritable } from './zFieldCamFieldsWritable.gen';

/**
 * A new camera.
 */
export const zCreateFieldCamRequestWritable = z.object({ ...zFieldCamFieldsWritable.shape, ...z.object({
        name: zFieldCamName,
        intervalSec: z._default(z.optional(zIntervalSec), 900),
        activeHours: z._default(z.optional(zActiveHours), {
            from: '06:00',
            to: '18:00',
            days: [
                'mon',
                'tue',
                'wed',
                'thu',
                'fri'
            ]
        }),
        retentionDays: z._default(z.optional(zRetentionDays), 365),
        publicDelaySec: z._default(z.optional(zPublicDelaySec), 3600)
    }).shape });
