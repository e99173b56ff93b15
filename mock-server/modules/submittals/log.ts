import { roleOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import type { Submittal } from '../../core/state/records/logs.ts';
import type { FieldProblem } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { blankRecord } from '../records/blank.ts';
import { pendingReviewers } from '../records/currentStep.ts';
import { type Changes, type Log, withoutDuty } from '../records/log.ts';
import { mayReview, mayWithSubmittal, submittalDuties } from './rules.ts';
import { newStep, reviewersOf } from './steps.ts';
import {
  neededBySubmittal,
  type SubmittalTransition,
  submittalTransitions,
} from './transitions.ts';

type Schemas = components['schemas'];

type SubmittalChanges = Changes & Pick<Schemas['SubmittalFields'], 'steps'>;

/** Ball in court: the submitter, then the pending reviewers of the current step, then the manager. */
function court(submittal: Submittal): readonly string[] {
  if (submittal.status === 'closed') return [];
  if (submittal.status === 'draft') return [submittal.submitterId];
  const pending = pendingReviewers(submittal);
  return pending.length > 0 ? pending : [submittal.managerId];
}

const stepText = (nameOf: (id: string) => string) => (step: Submittal['steps'][number]) =>
  `${step.reviewerIds.map(nameOf).join(', ')} (${step.mode}, ${step.dueDays} days)`;

/** Sets the steps and the assignees, which follow from them. */
function apply(
  { tenant }: LogCall,
  viewer: Viewer,
  next: Submittal,
  { steps }: SubmittalChanges,
): FieldProblem[] {
  const errors: FieldProblem[] = [];
  if (steps) {
    next.steps = steps.map(newStep);
    next.assigneeIds = reviewersOf(next.steps);
  }
  for (const [i, { reviewerIds }] of (steps ?? []).entries()) {
    for (const [j, id] of reviewerIds.entries()) {
      const role = roleOf(tenant, next.projectId, id);
      const pointer = `/steps/${i}/reviewerIds/${j}`;
      if (role === null)
        errors.push({ pointer, code: 'reference', detail: 'must be a member of the project' });
      else if (!mayReview(role)) errors.push(withoutDuty(pointer));
    }
  }
  const isOther = next.responsibleCompanyId !== viewer.companyId;
  if (isOther && !mayWithSubmittal(viewer, 'name_any_company')) {
    const detail = 'must be your own company';
    errors.push({ pointer: '/responsibleCompanyId', code: 'own', detail });
  }
  return errors;
}

export const log: Log<Submittal, SubmittalTransition, SubmittalChanges> = {
  type: 'submittal',
  module: 'submittals',
  idPrefix: 'sub',
  prefix: 'submittals',
  firstRevision: '.0',
  records: (state) => state.submittals,
  statuses: ['draft', 'open', 'closed'],
  may: mayWithSubmittal,
  duties: submittalDuties,
  references: ({ submitterId, responsibleCompanyId }) => [
    { name: 'submitterId', kind: 'person', id: submitterId },
    { name: 'responsibleCompanyId', kind: 'company', id: responsibleCompanyId },
  ],
  court,
  showsFile: (viewer, submittal, { forReview, createdById }) =>
    !forReview || createdById === viewer.userId || readsReviews(viewer, submittal),
  needed: neededBySubmittal,
  transitions: submittalTransitions,
  locked: ({ status }, { steps }) =>
    steps && status !== 'draft' ? 'It is under review: its steps are fixed.' : null,
  apply,
  // Without the reviews: a search must not reveal what the viewer may not read yet.
  texts: ({ specSection }) => [specSection],
  facts: (submittal, nameOf) => ({
    submittalType: submittal.submittalType,
    specSection: submittal.specSection || null,
    submitter: nameOf(submittal.submitterId),
    responsibleCompany: nameOf(submittal.responsibleCompanyId),
    requiredOnSiteDate: submittal.requiredOnSiteDate,
    leadTimeDays: String(submittal.leadTimeDays),
    steps: submittal.steps.map(stepText(nameOf)).join('; ') || null,
    finalResponse: submittal.finalResponse,
  }),
};

export function blankSubmittal(
  call: LogCall,
  viewer: Viewer,
  { title, submittalType }: Pick<Schemas['CreateSubmittalRequest'], 'title' | 'submittalType'>,
): Submittal {
  return {
    ...blankRecord(call, viewer, 'submittals', { idPrefix: log.idPrefix, title }),
    revision: 0,
    submittalType,
    specSection: '',
    submitterId: viewer.userId,
    responsibleCompanyId: viewer.companyId ?? viewer.project.leadCompanyId,
    requiredOnSiteDate: null,
    leadTimeDays: 0,
    steps: [],
    finalResponse: null,
    releasedAt: null,
    previousRevisionId: null,
    nextRevisionId: null,
  };
}

/** The submitting company reads the reviews only after their release. */
export const readsReviews = (viewer: Viewer, submittal: Submittal): boolean =>
  mayWithSubmittal(viewer, 'read_reviews', submittal);
