import type { GuardedHandlers } from '../../core/access.ts';
import { labelOf } from '../../core/lists/label.ts';
import {
  answersText,
  type CsvColumns,
  commonColumns,
  lastColumns,
} from '../../core/lists/labels.ts';
import { partyOf, personOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { todayIn } from '../../core/state/dates.ts';
import type { Submittal } from '../../core/state/records/logs.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { documentFile } from '../documents/attached.ts';
import { commentAdded } from '../messages/comments.ts';
import { logHandlers } from '../records/handlers.ts';
import { actionsOf, sees, statusesOf } from '../records/rights.ts';
import { detailOf, filesOf, rowOf } from '../records/view.ts';
import { type Found, isClosed } from '../records/write/write.ts';
import type { access } from './access.ts';
import { blankSubmittal, log, readsReviews } from './log.ts';
import { submitByDate } from './steps.ts';
import { mayRevise } from './transitions.ts';
import { review, reviewActions, revise, revisionsOf } from './write.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['exportSubmittals']['parameters']['query']>;

function toRow(call: LogCall, viewer: Viewer, record: Submittal): Schemas['SubmittalRow'] {
  const actions: Schemas['SubmittalAction'][] = [
    ...actionsOf(log, viewer, record),
    ...reviewActions(viewer, record),
  ];
  if (!isClosed(viewer) && mayRevise(viewer, record)) actions.push('create_revision');
  const submitBy = submitByDate(record);
  const today = todayIn(viewer.project, call.now);
  return {
    ...rowOf(log, call, viewer, record),
    status: record.status,
    revision: record.revision,
    submittalType: record.submittalType,
    specSection: record.specSection,
    responsibleCompany: partyOf(call, record.projectId, record.responsibleCompanyId),
    finalResponse: record.finalResponse,
    submitByDate: submitBy,
    submitOverdue: record.status === 'draft' && submitBy !== null && submitBy < today,
    permittedActions: actions,
    permittedStatuses: statusesOf(log, viewer, record),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<Submittal>): Schemas['Submittal'] {
  const person = (id: string) => personOf(call, id);
  const detail = detailOf(log, call, viewer, record);
  const isReadable = readsReviews(viewer, record);
  return {
    ...toRow(call, viewer, record),
    ...detail,
    submitter: person(record.submitterId),
    requiredOnSiteDate: record.requiredOnSiteDate,
    leadTimeDays: record.leadTimeDays,
    steps: record.steps.map(({ reviewerIds, responses, ...step }) => ({
      ...step,
      reviewers: reviewerIds.map(person),
      responses: (isReadable ? responses : []).map(
        ({ createdById, onBehalfOfId, ...response }) => ({
          ...response,
          attachmentIds: filesOf(response, detail),
          createdBy: person(createdById),
          onBehalfOf: onBehalfOfId === null ? null : person(onBehalfOfId),
        }),
      ),
    })),
    releasedAt: record.releasedAt,
    previousRevisionId: record.previousRevisionId,
    nextRevisionId: record.nextRevisionId,
    revisions: revisionsOf(call, record)
      .filter((revision) => sees(log, viewer, revision))
      .map(({ id, number, revision, status, finalResponse, closedAt }) => ({
        id,
        number,
        revision,
        status,
        finalResponse,
        closedAt,
      })),
  };
}

const exportColumns: CsvColumns<Schemas['SubmittalColumn'], Schemas['Submittal']> = {
  ...commonColumns,
  revision: ['Revision', (row) => String(row.revision)],
  submittalType: ['Type', (row) => labelOf(row.submittalType)],
  specSection: ['Spec section', (row) => row.specSection],
  responsibleCompany: ['Responsible company', (row) => row.responsibleCompany.name],
  submitter: ['Submitter', (row) => row.submitter.name],
  submitByDate: ['Submit by', (row) => row.submitByDate ?? ''],
  requiredOnSiteDate: ['Required on site', (row) => row.requiredOnSiteDate ?? ''],
  leadTimeDays: ['Lead time in days', (row) => String(row.leadTimeDays)],
  reviews: [
    'Reviews',
    ({ steps }, project) =>
      answersText(
        steps.flatMap(({ responses }) =>
          responses.map(({ createdBy, createdAt, code, comment }) => ({
            by: createdBy.name,
            at: createdAt,
            label: labelOf(code),
            body: comment,
          })),
        ),
        project,
      ),
  ],
  finalResponse: ['Final response', (row) => labelOf(row.finalResponse)],
  ...lastColumns,
};

const handle = logHandlers({
  fileOf: documentFile,
  log,
  noun: 'submittal',
  fileName: 'submittals',
  exportColumns,
  blank: blankSubmittal,
  toRow,
  toDetail,
  onComment: commentAdded,
  passes: ({ submittalType, specSection }, query: Query) =>
    (!query.submittalType || query.submittalType.includes(submittalType)) &&
    (!query.specSection || query.specSection.includes(specSection)),
});

export const handlers = {
  listSubmittals: handle.list,
  createSubmittal: handle.create,
  getSubmittal: handle.get,
  updateSubmittal: handle.update,
  deleteSubmittal: handle.remove,
  transitionSubmittal: handle.transition,
  updateSubmittalWatch: handle.watch,
  addSubmittalComment: handle.comment,
  addSubmittalAttachment: handle.attach,
  removeSubmittalAttachment: handle.detach,
  bulkUpdateSubmittals: handle.bulk,
  exportSubmittals: handle.exportCsv,
  reviewSubmittal: (call) => handle.reply(call, review(call, handle.found(call), call.body), 201),
  createSubmittalRevision: (call) => handle.reply(call, revise(call, handle.found(call)), 201),
} satisfies GuardedHandlers<typeof access>;
