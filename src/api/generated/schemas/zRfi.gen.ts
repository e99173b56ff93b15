// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCostImpact } from './zCostImpact.gen';
import { zLogDetail } from './zLogDetail.gen';
import { zParty } from './zParty.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zRfiResponse } from './zRfiResponse.gen';
import { zRfiRow } from './zRfiRow.gen';
import { zScheduleImpact } from './zScheduleImpact.gen';

/**
 * `title` is the subject, `description` the question.
 */
export const zRfi = z.object({
    ...zRfiRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        suggestedAnswer: z.string(),
        receivedFrom: z.nullable(zPersonRef),
        responsibleCompany: z.nullable(zParty),
        specSection: z.string(),
        initiatedAt: z.nullable(z.iso.datetime({ offset: true })),
        closedFromDraft: z.boolean(),
        costImpact: zCostImpact,
        scheduleImpact: zScheduleImpact,
        responses: z.array(zRfiResponse)
    }).shape
});
