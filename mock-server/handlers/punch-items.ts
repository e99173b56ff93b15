import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import type { components, operations } from '../generated/contract.d.ts';
import { actionsOf, statusesOf } from '../logs/access.ts';
import { bulk } from '../logs/bulk.ts';
import { comment } from '../logs/comments.ts';
import { csv, csvReply } from '../logs/csv.ts';
import { commonColumns } from '../logs/export.ts';
import { type Changes, strangers, takeOver, update } from '../logs/fields.ts';
import { attach, detach } from '../logs/files.ts';
import { filtered, orderOf, pageOfLog } from '../logs/list.ts';
import { isGranted } from '../logs/log.ts';
import { sorted } from '../logs/page.ts';
import { partyOf, personOf } from '../logs/people.ts';
import { blankPunchItem, punchItemLog as log, mayAnswer, respond } from '../logs/punchItems.ts';
import { detailOf, rowOf } from '../logs/view.ts';
import { type LogCall, type Viewer, viewerOf } from '../logs/viewer.ts';
import { add, type Found, find, incomplete, isClosed, remove, transition } from '../logs/write.ts';
import type { PunchItem } from '../state/logs.ts';
import { mayExport } from '../state/permissions.ts';
import { closedProject } from './members.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['exportPunchItems']['parameters']['query']>;
type ItemCall = LogCall & { params: { projectId: string; punchItemId: string } };

function toRow(call: LogCall, viewer: Viewer, item: PunchItem): Schemas['PunchItemRow'] {
  const actions: Schemas['PunchItemAction'][] = actionsOf(log, viewer, item);
  return {
    ...rowOf(log, call, viewer, item),
    status: item.status,
    punchType: item.punchType,
    resolution: item.resolution,
    permittedActions: mayAnswer(viewer, item) ? [...actions, 'respond'] : actions,
    permittedStatuses: statusesOf(log, viewer, item),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<PunchItem>): Schemas['PunchItem'] {
  const { tenant } = call;
  return {
    ...toRow(call, viewer, record),
    ...detailOf(log, call, viewer, record),
    finalApprover: personOf(tenant, record.finalApproverId),
    startDate: record.startDate,
    costImpact: record.costImpact,
    scheduleImpact: record.scheduleImpact,
    answers: record.assigneeIds.map((id) => {
      const { respondedById: by = null, ...answer } = record.answers[id] ?? {
        response: 'pending',
        note: '',
        respondedAt: null,
      };
      const respondedBy = by === null ? null : personOf(tenant, by);
      return { party: partyOf(tenant, record.projectId, id), ...answer, respondedBy };
    }),
    reinspectionCount: record.reinspectionCount,
  };
}

const result = (call: LogCall, found: Found<PunchItem>) => ({
  success: true as const,
  data: toDetail(call, found),
});

const listed = (call: LogCall, viewer: Viewer, query: Query) =>
  filtered(
    log,
    call,
    viewer,
    query,
    ({ punchType }) => !query.punchType?.length || query.punchType.includes(punchType),
  );

const at = ({ params }: ItemCall) => ({ projectId: params.projectId, id: params.punchItemId });

export const punchItemHandlers = {
  listPunchItems(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    const { records, countOf } = listed(call, viewer, call.query);
    const page = pageOfLog(records, call.query);
    if ('refused' in page) return page;
    const data = page.items.map((item) => toRow(call, viewer, item));
    const counts = {
      draft: countOf('draft'),
      open: countOf('open'),
      pending_reins: countOf('pending_reins'),
      closed: countOf('closed'),
    };
    const { nextCursor } = page;
    return {
      status: 200,
      body: { success: true, data, nextCursor, total: records.length, counts },
    };
  },

  createPunchItem(call) {
    const { body } = call;
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    if (!isGranted(log, viewer, 'create')) return refuse('FORBIDDEN');
    const item = blankPunchItem(call, viewer, body);
    takeOver(log, item, body);
    const refusal = incomplete(strangers(log, call, viewer, body, item));
    if (refusal) return refusal;
    const opening = body.status === 'open' ? { status: body.status } : null;
    const added = add(log, call, viewer, item, opening);
    return 'refused' in added ? added : { status: 201, body: result(call, added) };
  },

  getPunchItem(call) {
    const found = find(log, call, call.params.projectId, call.params.punchItemId);
    return 'refused' in found ? found : { status: 200, body: result(call, found) };
  },

  updatePunchItem(call) {
    const { version, ...changes } = call.body;
    const done = update(log, call, at(call), version, changes);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  deletePunchItem(call) {
    const done = remove(log, call, at(call), call.query.version);
    return 'refused' in done ? done : { status: 200, body: { success: true } };
  },

  transitionPunchItem(call) {
    const { version, ...wanted } = call.body;
    const done = transition(log, call, at(call), version, wanted);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  respondToPunchItem(call) {
    const done = respond(call, at(call), call.body);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  addPunchItemComment(call) {
    const done = comment(log, call, at(call), call.body);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  addPunchItemAttachment(call) {
    const file = call.form.file('file');
    if (!file) throw new Error('The contract lets no such form through.');
    const kind = call.form.text('kind') as Schemas['AttachmentKind'] | undefined;
    const version = call.form.text('version');
    const seen = version === undefined ? undefined : Number(version);
    const done = attach(log, call, at(call), file, { kind, version: seen });
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  removePunchItemAttachment(call) {
    const done = detach(log, call, at(call), call.params.attachmentId, call.query.version);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  bulkUpdatePunchItems(call) {
    const { projectId } = call.params;
    const viewer = viewerOf(call, projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    const done = bulk(call, call.body, {
      update: ({ id, version }, changes: Changes) =>
        update(log, call, { projectId, id }, version, changes),
      transition: ({ id, version }, wanted) =>
        transition(log, call, { projectId, id }, version, wanted),
      delete: ({ id, version }) => remove(log, call, { projectId, id }, version),
    });
    return 'refused' in done ? done : { status: 200, body: done };
  },

  exportPunchItems(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (!mayExport(viewer.role, 'export_punch_items')) return refuse('FORBIDDEN');
    const { records } = listed(call, viewer, call.query);
    const rows = sorted(records, orderOf<PunchItem>(call.query.sort)).map((item) => {
      const row = toRow(call, viewer, item);
      return [...commonColumns.map(([, text]) => text(row)), row.punchType, row.resolution ?? ''];
    });
    const head = [...commonColumns.map(([name]) => name), 'Punch type', 'Resolution'];
    return csvReply('punch-items', call.now, csv(head, rows));
  },
} satisfies Handlers;
