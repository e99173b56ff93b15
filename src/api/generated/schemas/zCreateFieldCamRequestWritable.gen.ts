// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamName } from './field-cams.gen';
import { zFieldCamFieldsWritable } from './zFieldCamFieldsWritable.gen';

export const zCreateFieldCamRequestWritable = z.object({ ...zFieldCamFieldsWritable.shape, ...z.object({
        name: zFieldCamName
    }).shape });
