// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamName } from './field-cams.gen';
import { zFieldCamFieldsWritable } from './zFieldCamFieldsWritable.gen';
import { zRecordVersion } from './zRecordVersion.gen';

/**
 * Changes of a camera. Absent properties stay unchanged.
 */
export const zUpdateFieldCamRequestWritable = z.object({ ...zFieldCamFieldsWritable.shape, ...z.object({
        version: zRecordVersion,
        name: z.optional(zFieldCamName),
        maintenance: z.optional(z.boolean())
    }).shape });
