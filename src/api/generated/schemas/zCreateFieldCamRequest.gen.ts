// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFields } from './zFieldCamFields.gen';
import { zFieldCamName } from './zFieldCamName.gen';

export const zCreateFieldCamRequest = z.object({ ...zFieldCamFields.shape, ...z.object({
        name: zFieldCamName
    }).shape });
