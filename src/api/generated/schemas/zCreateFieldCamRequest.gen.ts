// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zFieldCamFields } from './zFieldCamFields.gen';
import { zFieldCamName } from './zFieldCamName.gen';

export const zCreateFieldCamRequest = z.intersection(zFieldCamFields, z.object({
    name: zFieldCamName
}));
