import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import type { components, operations } from '../generated/contract.d.ts';
import { actionsOf, statusesOf } from '../logs/access.ts';
import { bulk } from '../logs/bulk.ts';
import { comment } from '../logs/comments.ts';
import { csv, csvReply } from '../logs/csv.ts';
import { todayIn } from '../logs/dates.ts';
import { commonColumns } from '../logs/export.ts';
import { attach, detach } from '../logs/files.ts';
import { filtered, orderOf, pageOfLog } from '../logs/list.ts';
import { isGranted } from '../logs/log.ts';
import { sorted } from '../logs/page.ts';
import { partyOf, personOf } from '../logs/people.ts';
import { submitByDate } from '../logs/submittalSteps.ts';
import { blankSubmittal, submittalLog as log, readsReviews } from '../logs/submittals.ts';
import { mayRevise } from '../logs/submittalTransitions.ts';
import {
  fill,
  review,
  reviewActions,
  revise,
  type SubmittalChanges,
  updateSubmittal,
} from '../logs/submittalWrites.ts';
import { detailOf, rowOf } from '../logs/view.ts';
import { type LogCall, type Viewer, viewerOf } from '../logs/viewer.ts';
import { add, type Found, find, incomplete, isClosed, remove, transition } from '../logs/write.ts';
import type { Submittal } from '../state/logs.ts';
import { mayExport } from '../state/permissions.ts';
import { closedProject } from './members.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['exportSubmittals']['parameters']['query']>;
type ItemCall = LogCall & { params: { projectId: string; submittalId: string } };

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
    responsibleCompany: partyOf(call.tenant, record.projectId, record.responsibleCompanyId),
    finalResponse: record.finalResponse,
    submitByDate: submitBy,
    submitOverdue: record.status === 'draft' && submitBy !== null && submitBy < today,
    permittedActions: actions,
    permittedStatuses: statusesOf(log, viewer, record),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<Submittal>): Schemas['Submittal'] {
  const person = (id: string) => personOf(call.tenant, id);
  const isReadable = readsReviews(viewer, record);
  return {
    ...toRow(call, viewer, record),
    ...detailOf(log, call, viewer, record),
    submitter: person(record.submitterId),
    requiredOnSiteDate: record.requiredOnSiteDate,
    leadTimeDays: record.leadTimeDays,
    steps: record.steps.map(({ reviewerIds, responses, ...step }) => ({
      ...step,
      reviewers: reviewerIds.map(person),
      responses: (isReadable ? responses : []).map(({ createdById, onBehalfOfId, ...own }) => ({
        ...own,
        createdBy: person(createdById),
        onBehalfOf: onBehalfOfId === null ? null : person(onBehalfOfId),
      })),
    })),
    releasedAt: record.releasedAt,
    previousRevisionId: record.previousRevisionId,
    nextRevisionId: record.nextRevisionId,
  };
}

const result = (call: LogCall, found: Found<Submittal>) => ({
  success: true as const,
  data: toDetail(call, found),
});

const listed = (call: LogCall, viewer: Viewer, query: Query) =>
  filtered(
    log,
    call,
    viewer,
    query,
    ({ submittalType, specSection }) =>
      (!query.submittalType || query.submittalType.includes(submittalType)) &&
      (!query.specSection || query.specSection.includes(specSection)),
  );

const at = ({ params }: ItemCall) => ({ projectId: params.projectId, id: params.submittalId });

export const submittalHandlers = {
  listSubmittals(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    const { records, countOf } = listed(call, viewer, call.query);
    const page = pageOfLog(records, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((item) => toRow(call, viewer, item));
    const counts = {
      draft: countOf('draft'),
      open: countOf('open'),
      closed: countOf('closed'),
    };
    const { nextCursor } = page;
    return {
      status: 200,
      body: { success: true, data, nextCursor, total: records.length, counts },
    };
  },

  createSubmittal(call) {
    const { body } = call;
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    if (!isGranted(log, viewer, 'create')) return refuse('FORBIDDEN');
    const draft = blankSubmittal(call, viewer, body.title, body.submittalType);
    const refusal = incomplete(fill(call, viewer, draft, body));
    if (refusal) return refusal;
    const added = add(log, call, viewer, draft, null);
    return 'refused' in added ? added : { status: 201, body: result(call, added) };
  },

  getSubmittal(call) {
    const found = find(log, call, call.params.projectId, call.params.submittalId);
    return 'refused' in found ? found : { status: 200, body: result(call, found) };
  },

  updateSubmittal(call) {
    const { version, ...changes } = call.body;
    const done = updateSubmittal(call, at(call), version, changes);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  deleteSubmittal(call) {
    const done = remove(log, call, at(call), call.query.version);
    return 'refused' in done ? done : { status: 200, body: { success: true } };
  },

  transitionSubmittal(call) {
    const { version, ...wanted } = call.body;
    const done = transition(log, call, at(call), version, wanted);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  reviewSubmittal(call) {
    const done = review(call, at(call), call.body);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  createSubmittalRevision(call) {
    const done = revise(call, at(call), call.body.version);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  addSubmittalComment(call) {
    const done = comment(log, call, at(call), call.body);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  addSubmittalAttachment(call) {
    const file = call.form.file('file');
    if (!file) throw new Error('The contract lets no such form through.');
    const version = call.form.text('version');
    const seen = version === undefined ? undefined : Number(version);
    const done = attach(log, call, at(call), file, { version: seen });
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  removeSubmittalAttachment(call) {
    const done = detach(log, call, at(call), call.params.attachmentId, call.query.version);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  bulkUpdateSubmittals(call) {
    const { projectId } = call.params;
    const viewer = viewerOf(call, projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    const done = bulk(call, call.body, {
      update: ({ id, version }, changes: SubmittalChanges) =>
        updateSubmittal(call, { projectId, id }, version, changes),
      transition: ({ id, version }, wanted) =>
        transition(log, call, { projectId, id }, version, wanted),
      delete: ({ id, version }) => remove(log, call, { projectId, id }, version),
    });
    return 'refused' in done ? done : { status: 200, body: done };
  },

  exportSubmittals(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (!mayExport(viewer.role, 'export_submittals')) return refuse('FORBIDDEN');
    const { records } = listed(call, viewer, call.query);
    const rows = sorted(records, orderOf<Submittal>(call.query.sort)).map((item) => {
      const row = toRow(call, viewer, item);
      return [
        ...commonColumns.map(([, text]) => text(row)),
        row.submittalType,
        row.specSection,
        row.finalResponse ?? '',
      ];
    });
    const head = [...commonColumns.map(([name]) => name), 'Type', 'Spec section', 'Final response'];
    return csvReply('submittals', call.now, csv(head, rows));
  },
} satisfies Handlers;
