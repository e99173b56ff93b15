// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zLogDetail } from './zLogDetail.gen';
import { zPersonRef } from './zPersonRef.gen';
import { zSubmittalRow } from './zSubmittalRow.gen';
import { zSubmittalStep } from './zSubmittalStep.gen';

/**
 * The assignees are the reviewers of all steps; the due date is that of the current step.
 */
export const zSubmittal = z.object({
    ...zSubmittalRow.shape,
    ...zLogDetail.shape,
    ...z.object({
        submitter: zPersonRef,
        requiredOnSiteDate: z.nullable(z.iso.date()),
        leadTimeDays: z.int().check(z.gte(0)),
        steps: z.array(zSubmittalStep),
        releasedAt: z.nullable(z.iso.datetime({ offset: true })),
        previousRevisionId: z.nullable(z.string()),
        nextRevisionId: z.nullable(z.string())
    }).shape
});
