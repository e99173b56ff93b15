// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zItemStatus } from './zItemStatus.gen';
import { zLogRow } from './zLogRow.gen';
import { zParty } from './zParty.gen';
import { zReviewCode } from './zReviewCode.gen';
import { zSubmittalAction } from './zSubmittalAction.gen';
import { zSubmittalType } from './zSubmittalType.gen';

export const zSubmittalRow = z.object({ ...zLogRow.shape, ...z.object({
        status: zItemStatus,
        revision: z.int().check(z.gte(0)),
        submittalType: zSubmittalType,
        specSection: z.string(),
        responsibleCompany: zParty,
        finalResponse: z.nullable(zReviewCode),
        submitByDate: z.nullable(z.iso.date()),
        submitOverdue: z.boolean(),
        permittedActions: z.array(zSubmittalAction),
        permittedStatuses: z.array(zItemStatus)
    }).shape });
