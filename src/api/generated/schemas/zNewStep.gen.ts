// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zRecordId } from './zRecordId.gen';
import { zStepMode } from './zStepMode.gen';

export const zNewStep = z.object({
    dueDays: z.int().check(z.gte(1), z.lte(90)),
    mode: zStepMode,
    reviewerIds: z.array(zRecordId).check(z.minLength(1), z.maxLength(20))
});
