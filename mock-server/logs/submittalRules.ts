import type { Submittal } from '../state/logs.ts';
import { commonRules, grantsOf } from './rules.ts';
import { pendingReviewers } from './submittalSteps.ts';

export const mayWithSubmittal = grantsOf('submittals', {
  ...commonRules<Submittal>({
    authors: ({ submitterId }) => [submitterId],
    named: ({ submitterId, responsibleCompanyId }) => [submitterId, responsibleCompanyId],
  }),
  submitter: ({ userId }, { submitterId }) => submitterId === userId,
  released: (_, { releasedAt }) => releasedAt !== null,
  other_company: ({ companyId }, { responsibleCompanyId }) => companyId !== responsibleCompanyId,
  reviewer: ({ userId }, submittal) => pendingReviewers(submittal).includes(userId),
});
