import type { Access } from '../../core/access.ts';
import type { Submittal } from '../../core/state/records/logs.ts';
import { guardedFile, guardedRecord } from '../records/guarded.ts';
import { log } from './log.ts';
import { mayWithSubmittal } from './rules.ts';
import { isInReview } from './write.ts';

const guarded = guardedRecord('submittals', log, mayWithSubmittal);

export const access = {
  submittalId: {
    ...guarded,
    may: (call: Parameters<typeof guarded.may>[0], submittal: Submittal) => [
      ...guarded.may(call, submittal),
      // Without an open step, there is nobody who may review.
      ...(isInReview(submittal) ? [] : ['review', 'review_on_behalf']),
    ],
  },
  attachmentId: guardedFile(log, 'submittal'),
} satisfies Access;
