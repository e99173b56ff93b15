import type { components } from '../generated/contract.d.ts';
import type { Submittal } from '../state/logs.ts';
import { lookUp } from '../state/model.ts';
import { sees } from './access.ts';
import { blankRecord } from './blank.ts';
import { COMMON_FIELDS } from './fields.ts';
import { linksTo } from './links.ts';
import type { Log } from './log.ts';
import { pendingReviewers } from './submittalSteps.ts';
import {
  neededBySubmittal,
  type SubmittalWanted,
  submittalTransitions,
} from './submittalTransitions.ts';
import type { LogCall, Viewer } from './viewer.ts';

type Schemas = components['schemas'];

/** Reviewers and due date follow from the steps. */
const FIELDS = [
  ...COMMON_FIELDS.filter((name) => name !== 'assigneeIds' && name !== 'dueDate'),
  'submittalType',
  'specSection',
  'submitterId',
  'responsibleCompanyId',
  'requiredOnSiteDate',
  'leadTimeDays',
] as const satisfies readonly (keyof Submittal)[];

/** Whose turn it is: the submitter, the reviewers of the present step, in the end the manager. */
function court(submittal: Submittal): readonly string[] {
  if (submittal.status === 'closed') return [];
  if (submittal.status === 'draft') return [submittal.submitterId];
  const pending = pendingReviewers(submittal);
  return pending.length > 0 ? pending : [submittal.managerId];
}

const stepText = (nameOf: (id: string) => string) => (step: Submittal['steps'][number]) =>
  `${step.reviewerIds.map(nameOf).join(', ')} (${step.mode}, ${step.dueDays} days)`;

export const submittalLog: Log<Submittal, SubmittalWanted> = {
  idPrefix: 'sub',
  number: {
    write: (n) => `SUB-${String(n).padStart(3, '0')}.0`,
    read: (number) => Number.parseInt(number.slice(4), 10),
  },
  records: (state) => state.submittals,
  grants: {
    project_admin: 'manage',
    project_manager: 'edit',
    superintendent: 'view',
    design_reviewer: 'view',
    subcontractor: 'create',
    owner: 'view',
    viewer: 'view',
  },
  draftReaders: [],
  subcontractorsSeeAll: false,
  named: ({ submitterId, responsibleCompanyId }) => [submitterId, responsibleCompanyId],
  fields: FIELDS,
  authors: ({ submitterId }) => [submitterId],
  references: ({ submitterId, responsibleCompanyId }) => [
    { name: 'submitterId', kind: 'person', id: submitterId },
    { name: 'responsibleCompanyId', kind: 'company', id: responsibleCompanyId },
  ],
  forOwner: () => false,
  court,
  needed: neededBySubmittal,
  transitions: submittalTransitions,
  // Not the reviews: a search must not find what may not be read yet.
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

linksTo('submittal', ({ tenant }, viewer, id) => {
  const submittal = lookUp(tenant.state.submittals, id);
  return submittal && sees(submittalLog, viewer, submittal) ? submittal : null;
});

export function blankSubmittal(
  call: LogCall,
  viewer: Viewer,
  title: string,
  submittalType: Schemas['SubmittalType'],
): Submittal {
  return {
    ...blankRecord(call, viewer, submittalLog.idPrefix, title),
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

/** The submitting company does not read the reviews before they are released. */
export const readsReviews = (viewer: Viewer, submittal: Submittal): boolean =>
  submittal.releasedAt !== null ||
  viewer.leads ||
  viewer.companyId !== submittal.responsibleCompanyId;
