// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFields } from './zFieldCamFields.gen';
import { zFieldCamName } from './zFieldCamName.gen';

export const zUpdateFieldCamRequest = z.object({ ...zFieldCamFields.shape, ...z.object({
        name: z.optional(zFieldCamName),
        maintenance: z.optional(z.boolean())
    }).shape });
