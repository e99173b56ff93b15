import { grants } from '../permissions/table/submittals.ts';
import type { Submittal } from '../state/logs.ts';
import { commonRules, grantsOf } from './rules.ts';
import { pendingReviewers } from './submittalSteps.ts';

export const mayWithSubmittal = grantsOf(grants, {
  ...commonRules<Submittal>({
    authors: ({ submitterId }) => [submitterId],
    named: ({ submitterId, responsibleCompanyId }) => [submitterId, responsibleCompanyId],
  }),
  submitter: ({ userId }, { submitterId }) => submitterId === userId,
  reviewer: ({ userId }, submittal) => pendingReviewers(submittal).includes(userId),
});
