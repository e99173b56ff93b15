import type { GuardedHandlers } from '../../../core/access.ts';
import { orderOf, pageReply } from '../../../core/lists/page.ts';
import { searchesFor } from '../../../core/lists/search.ts';
import type { StoredChangeOrder } from '../../../core/state/budget.ts';
import { madeBy, nowOf } from '../../../core/state/made.ts';
import { lookUp, type TenantState } from '../../../core/state/model.ts';
import { newId } from '../../../core/state/secrets.ts';
import { invalid, refuse } from '../../../engine/problem.ts';
import { created, DONE, ok } from '../../../engine/success.ts';
import type { access } from '../access.ts';
import {
  orderDetail,
  orderLines,
  orderShown,
  orderStatuses,
  sourceShown,
  strangeApprover,
  strangeCommitment,
  strangeSource,
} from '../changes.ts';
import { unknownLine } from '../commitments.ts';
import { editedBy, isCompleted, seesChangeOrder } from '../rights.ts';
import { nextNumber, ofProject } from '../store.ts';

/** Whether nobody changes or deletes a change order any more. */
const isOver = (state: TenantState, { status, projectId }: StoredChangeOrder) =>
  status === 'approved' || isCompleted(state, projectId);

export const handlers = {
  listChangeOrders(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { q, status, commitmentId, changeEventId, sourceId } = call.query;
    const { member } = call;
    const finds = searchesFor(q);
    const rows = ofProject(state.changeOrders, projectId)
      .filter((changeOrder) => seesChangeOrder(state, member, changeOrder))
      .filter((changeOrder) => (status ?? changeOrder.status) === changeOrder.status)
      .filter((changeOrder) => !changeEventId || changeOrder.changeEventId === changeEventId)
      .filter(
        (changeOrder) =>
          !sourceId || sourceShown(call, projectId, changeOrder.source)?.id === sourceId,
      )
      .filter(
        (changeOrder) =>
          !commitmentId || changeOrder.lines.some((l) => l.commitmentId === commitmentId),
      )
      .filter((changeOrder) =>
        finds(changeOrder.number, changeOrder.title, changeOrder.description),
      );
    const order = orderOf('-number', (changeOrder: StoredChangeOrder) => changeOrder.number);
    return pageReply(
      rows,
      order,
      call.query,
      (changeOrder) => orderShown(call, member, changeOrder),
      {
        total: rows.length,
      },
    );
  },

  createChangeOrder(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { title, description = '', changeEventId, source, approverId = null, lines } = call.body;
    if (isCompleted(state, projectId)) return refuse('WRONG_STATE');
    const event = changeEventId ? lookUp(state.changeEvents, changeEventId) : undefined;
    const rows = orderLines(lines);
    const fault =
      (changeEventId && event?.projectId !== projectId
        ? invalid('/changeEventId', 'reference', 'must be a change event of the project')
        : null) ??
      strangeSource(call, projectId, source) ??
      strangeApprover(call, call.member, { approverId, lines: rows }) ??
      unknownLine(state, projectId, lines) ??
      strangeCommitment(state, projectId, lines);
    if (fault) return fault;
    const order: StoredChangeOrder = {
      id: newId('cor'),
      projectId,
      number: nextNumber(state, projectId, 'CO'),
      title: title.trim(),
      description,
      changeEventId: event?.id ?? null,
      // An order of an event comes from what the event comes from.
      source:
        source ?? (sourceShown(call, projectId, event?.source ?? null) && event?.source) ?? null,
      status: 'pending',
      scheduleDays: call.body.scheduleDays ?? 0,
      approverId,
      editedByIds: [],
      decidedAt: null,
      decidedById: null,
      decisionReason: null,
      lines: rows,
      ...madeBy(call),
    };
    state.changeOrders[order.id] = order;
    return created(orderDetail(call, call.member, order));
  },

  getChangeOrder: (call) => ok(orderDetail(call, call.member, call.records.changeOrder)),

  updateChangeOrder(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { version, lines, clear = [], ...facts } = call.body;
    const { changeOrder: order } = call.records;
    if (isOver(state, order)) return refuse('WRONG_STATE');
    if (facts.approverId !== undefined && clear.length > 0) {
      return invalid('/clear/0', 'conflict', 'must not name a property that has a new value');
    }
    const named = {
      approverId: clear.length > 0 ? null : (facts.approverId ?? order.approverId),
      lines: lines ? orderLines(lines) : order.lines,
    };
    const fault =
      strangeApprover(call, call.member, named, order) ??
      unknownLine(state, projectId, lines ?? []) ??
      strangeCommitment(state, projectId, lines ?? []);
    if (fault) return fault;
    const next: StoredChangeOrder = {
      ...order,
      ...facts,
      title: facts.title?.trim() ?? order.title,
      ...named,
      editedByIds: editedBy(order, call.user().id),
      updatedAt: nowOf(call),
      version: version + 1,
    };
    state.changeOrders[next.id] = next;
    return ok(orderDetail(call, call.member, next));
  },

  deleteChangeOrder(call) {
    const { state } = call.tenant;
    const { changeOrder: order } = call.records;
    if (isOver(state, order)) return refuse('WRONG_STATE');
    delete state.changeOrders[order.id];
    return DONE;
  },

  transitionChangeOrder(call) {
    const { projectId } = call.params;
    const { state } = call.tenant;
    const { version, to, reason } = call.body;
    const { member } = call;
    const { changeOrder: order } = call.records;
    const from = to === 'pending' ? 'rejected' : 'pending';
    if (order.status !== from || isCompleted(state, projectId)) return refuse('WRONG_STATE');
    if (!orderStatuses(state, member, order).includes(to)) {
      return refuse('FORBIDDEN', { detail: 'Somebody else has to approve this change order.' });
    }
    if (to === 'rejected' && !reason?.trim()) {
      return invalid('/reason', 'required', 'is needed to reject');
    }
    if (to === 'approved' && strangeCommitment(state, projectId, order.lines)) {
      return refuse('WRONG_STATE', {
        detail: 'A commitment of this change order is not approved.',
      });
    }
    const now = nowOf(call);
    const isDecided = to !== 'pending';
    const next: StoredChangeOrder = {
      ...order,
      status: to,
      decidedAt: isDecided ? now : null,
      decidedById: isDecided ? call.user().id : null,
      decisionReason: isDecided ? (reason?.trim() ?? null) : null,
      updatedAt: now,
      version: version + 1,
    };
    state.changeOrders[next.id] = next;
    return ok(orderDetail(call, call.member, next));
  },
} satisfies GuardedHandlers<typeof access>;
