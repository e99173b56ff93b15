// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCostImpact } from './zCostImpact.gen';
import { zLogDetail } from './zLogDetail.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zPunchAnswer } from './zPunchAnswer.gen';
import { zPunchItemRow } from './zPunchItemRow.gen';
import { zScheduleImpact } from './zScheduleImpact.gen';

export const zPunchItem = z.object({
    ...zPunchItemRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        finalApprover: zPersonRef,
        startDate: z.nullable(z.iso.date()),
        costImpact: zCostImpact,
        scheduleImpact: zScheduleImpact,
        answers: z.array(zPunchAnswer),
        reinspectionCount: z.int().check(z.gte(0))
    }).shape
});
