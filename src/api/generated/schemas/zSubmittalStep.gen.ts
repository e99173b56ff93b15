// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zPersonRef } from './zPersonRef.gen';
import { zStepMode } from './zStepMode.gen';
import { zSubmittalReview } from './zSubmittalReview.gen';

export const zSubmittalStep = z.object({
    dueDays: z.int().check(z.gte(1)),
    mode: zStepMode,
    reviewers: z.array(zPersonRef),
    startedAt: z.nullable(z.iso.datetime({ offset: true })),
    endedAt: z.nullable(z.iso.datetime({ offset: true })),
    responses: z.array(zSubmittalReview)
});
