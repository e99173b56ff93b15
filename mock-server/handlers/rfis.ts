import { refuse } from '../engine/problem.ts';
import type { Handlers } from '../engine/types.ts';
import type { components } from '../generated/contract.d.ts';
import { actionsOf, statusesOf } from '../logs/access.ts';
import { bulk } from '../logs/bulk.ts';
import { comment } from '../logs/comments.ts';
import { csv, csvReply } from '../logs/csv.ts';
import { commonColumns } from '../logs/export.ts';
import { strangers, takeOver, update } from '../logs/fields.ts';
import { attach, detach } from '../logs/files.ts';
import { filtered, orderOf, pageOfLog } from '../logs/list.ts';
import { isGranted } from '../logs/log.ts';
import { sorted } from '../logs/page.ts';
import { partyOf, personOf } from '../logs/people.ts';
import { blankRfi, rfiLog as log, mayRespond, respondToRfi } from '../logs/rfis.ts';
import { managesRfi } from '../logs/rfiTransitions.ts';
import { detailOf, rowOf } from '../logs/view.ts';
import { type LogCall, type Viewer, viewerOf } from '../logs/viewer.ts';
import { add, type Found, find, incomplete, isClosed, remove, transition } from '../logs/write.ts';
import type { Rfi } from '../state/logs.ts';
import { mayExport } from '../state/permissions.ts';
import { closedProject } from './members.ts';

type Schemas = components['schemas'];
type ItemCall = LogCall & { params: { projectId: string; rfiId: string } };

function toRow(call: LogCall, viewer: Viewer, rfi: Rfi): Schemas['RfiRow'] {
  const actions: Schemas['RfiAction'][] = actionsOf(log, viewer, rfi);
  if (mayRespond(viewer, rfi)) {
    actions.push('respond');
    if (managesRfi(viewer, rfi)) actions.push('respond_officially');
  }
  return {
    ...rowOf(log, call, viewer, rfi),
    status: rfi.status,
    closeReason: rfi.closeReason,
    permittedActions: actions,
    permittedStatuses: statusesOf(log, viewer, rfi),
  };
}

function toDetail(call: LogCall, { record, viewer }: Found<Rfi>): Schemas['Rfi'] {
  const { tenant } = call;
  const { receivedFromId, responsibleCompanyId } = record;
  const party = (id: string | null) => (id === null ? null : partyOf(tenant, record.projectId, id));
  return {
    ...toRow(call, viewer, record),
    ...detailOf(log, call, viewer, record),
    suggestedAnswer: record.suggestedAnswer,
    receivedFrom: receivedFromId === null ? null : personOf(tenant, receivedFromId),
    responsibleCompany: party(responsibleCompanyId),
    specSection: record.specSection,
    initiatedAt: record.initiatedAt,
    closedFromDraft: record.closedFromDraft,
    costImpact: record.costImpact,
    scheduleImpact: record.scheduleImpact,
    responses: record.responses.map(({ createdById, onBehalfOfId, ...response }) => ({
      ...response,
      createdBy: personOf(tenant, createdById),
      onBehalfOf: party(onBehalfOfId),
    })),
  };
}

const result = (call: LogCall, found: Found<Rfi>) => ({
  success: true as const,
  data: toDetail(call, found),
});

const at = ({ params }: ItemCall) => ({ projectId: params.projectId, id: params.rfiId });

export const rfiHandlers = {
  listRfis(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    const { records, countOf } = filtered(log, call, viewer, call.query);
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

  createRfi(call) {
    const { body } = call;
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    if (!isGranted(log, viewer, 'create')) return refuse('FORBIDDEN');
    const rfi = blankRfi(call, viewer, body.title);
    takeOver(log, rfi, body);
    const refusal = incomplete(strangers(log, call, viewer, body, rfi));
    if (refusal) return refusal;
    const added = add(log, call, viewer, rfi, body.status === 'open' ? { status: 'open' } : null);
    return 'refused' in added ? added : { status: 201, body: result(call, added) };
  },

  getRfi(call) {
    const found = find(log, call, call.params.projectId, call.params.rfiId);
    return 'refused' in found ? found : { status: 200, body: result(call, found) };
  },

  updateRfi(call) {
    const { version, ...changes } = call.body;
    const done = update(log, call, at(call), version, changes);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  deleteRfi(call) {
    const done = remove(log, call, at(call), call.query.version);
    return 'refused' in done ? done : { status: 200, body: { success: true } };
  },

  transitionRfi(call) {
    const { version, ...wanted } = call.body;
    const done = transition(log, call, at(call), version, wanted);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  respondToRfi(call) {
    const done = respondToRfi(call, at(call), call.body);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  addRfiComment(call) {
    const done = comment(log, call, at(call), call.body);
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  addRfiAttachment(call) {
    const file = call.form.file('file');
    if (!file) throw new Error('The contract lets no such form through.');
    const version = call.form.text('version');
    const seen = version === undefined ? undefined : Number(version);
    const done = attach(log, call, at(call), file, { version: seen });
    return 'refused' in done ? done : { status: 201, body: result(call, done) };
  },

  removeRfiAttachment(call) {
    const done = detach(log, call, at(call), call.params.attachmentId, call.query.version);
    return 'refused' in done ? done : { status: 200, body: result(call, done) };
  },

  bulkUpdateRfis(call) {
    const { projectId } = call.params;
    const viewer = viewerOf(call, projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (isClosed(viewer)) return closedProject();
    const done = bulk(call, call.body, {
      update: ({ id, version }, changes) => update(log, call, { projectId, id }, version, changes),
      transition: ({ id, version }, wanted) =>
        transition(log, call, { projectId, id }, version, wanted),
      delete: ({ id, version }) => remove(log, call, { projectId, id }, version),
    });
    return 'refused' in done ? done : { status: 200, body: done };
  },

  exportRfis(call) {
    const viewer = viewerOf(call, call.params.projectId);
    if (!viewer) return refuse('NOT_FOUND');
    if (!mayExport(viewer.role, 'export_rfis')) return refuse('FORBIDDEN');
    const { records } = filtered(log, call, viewer, call.query);
    const rows = sorted(records, orderOf<Rfi>(call.query.sort)).map((item) => {
      const row = toRow(call, viewer, item);
      return [
        ...commonColumns.map(([, text]) => text(row)),
        item.specSection,
        row.closeReason ?? '',
      ];
    });
    const head = [...commonColumns.map(([name]) => name), 'Spec section', 'Close reason'];
    return csvReply('rfis', call.now, csv(head, rows));
  },
} satisfies Handlers;
