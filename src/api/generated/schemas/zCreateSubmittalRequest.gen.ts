// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zSubmittalFields } from './zSubmittalFields.gen';
import { zSubmittalType } from './zSubmittalType.gen';

export const zCreateSubmittalRequest = z.intersection(zSubmittalFields, z.object({
    title: z.string(),
    submittalType: zSubmittalType
}));
