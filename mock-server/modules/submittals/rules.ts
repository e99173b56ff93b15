import type { Submittal } from '../../core/state/records/logs.ts';
import { pendingReviewers } from '../records/currentStep.ts';
import { commonRules, type Duty, dutyOf, grantsOf } from '../records/rules.ts';

export const mayWithSubmittal = grantsOf('submittals', {
  ...commonRules<Submittal>('submittals', {
    authors: ({ submitterId }) => [submitterId],
    named: ({ submitterId, responsibleCompanyId }) => [submitterId, responsibleCompanyId],
  }),
  submitter: ({ userId }, { submitterId }) => submitterId === userId,
  released: (_, { releasedAt }) => releasedAt !== null,
  other_company: ({ companyId }, { responsibleCompanyId }) => companyId !== responsibleCompanyId,
  reviewer: ({ userId }, submittal) => pendingReviewers(submittal).includes(userId),
});

export const submittalDuties = ({ managerId, submitterId }: Submittal): Duty[] => [
  { name: 'managerId', ids: managerId, allows: dutyOf('submittals', 'be_manager') },
  { name: 'submitterId', ids: submitterId, allows: dutyOf('submittals', 'be_submitter') },
];

/** Steps name the reviewers. The assignees follow from them. */
export const mayReview = dutyOf('submittals', 'be_reviewer');
