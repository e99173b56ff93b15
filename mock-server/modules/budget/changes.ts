import { isMember, personOf, roleOf } from '../../core/members/people.ts';
import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import type { StoredChangeEvent, StoredChangeOrder } from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import { isUsed } from '../../core/state/projectModules.ts';
import { newId } from '../../core/state/secrets.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from '../records/allLogs.ts';
import { sees } from '../records/rights.ts';
import { commitmentRef } from './commitments.ts';
import {
  isCompleted,
  isOwnWork,
  limitOf,
  may,
  mayDecide,
  ownLimit,
  seesAll,
  sizeOf,
} from './rights.ts';
import { amountOf, ofProject } from './store.ts';
import { lineRef } from './view.ts';

type Schemas = components['schemas'];
type Source = Schemas['ChangeSourceInput'];

const modules = { rfi: 'rfis', punch_item: 'punch-items' } as const;

/** The record that a change comes from; null if the caller does not see it. */
export function sourceShown(
  call: LogCall,
  projectId: string,
  source: Source | null,
): Schemas['ChangeSource'] | null {
  const viewer = source && viewerOf(call, projectId);
  if (!viewer || !isUsed(viewer.project, modules[source.type])) return null;
  const log = allLogs[source.type];
  const record = lookUp(log.records(call.tenant.state), source.id);
  if (record?.projectId !== projectId || record.deletedAt !== null) return null;
  if (!sees(log, viewer, record)) return null;
  return { type: source.type, id: record.id, number: record.number, title: record.title };
}

/** Refuses a source that the caller does not see. */
export const strangeSource = (call: LogCall, projectId: string, source: Source | undefined) =>
  source && !sourceShown(call, projectId, source)
    ? invalid('/source/id', 'unknown', 'must be a record that you see')
    : null;

const orderRef = ({ id, number, title, status }: StoredChangeOrder): Schemas['ChangeOrderRef'] => ({
  id,
  number,
  title,
  status,
});

export const ordersOf = (state: TenantState, event: StoredChangeEvent): StoredChangeOrder[] =>
  ofProject(state.changeOrders, event.projectId).filter(
    (changeOrder) => changeOrder.changeEventId === event.id,
  );

export function eventShown(
  call: LogCall,
  member: Member,
  event: StoredChangeEvent,
): Schemas['ChangeEvent'] {
  const { state } = call.tenant;
  const { createdById, source, ...facts } = event;
  const orders = ordersOf(state, event);
  const manages = !isCompleted(state, event.projectId) && may(member, 'manage_changes');
  return {
    ...facts,
    source: sourceShown(call, event.projectId, source),
    changeOrders: orders.map(orderRef),
    createdBy: personOf(call, createdById),
    permittedActions: [
      ...(manages ? (['update'] as const) : []),
      ...(manages && orders.length === 0 ? (['delete'] as const) : []),
    ],
  };
}

/** The statuses that the caller may give a change order now. */
export function orderStatuses(
  state: TenantState,
  member: Member,
  order: StoredChangeOrder,
): Schemas['ChangeOrderStatus'][] {
  if (isCompleted(state, order.projectId) || order.status === 'approved') return [];
  if (order.status === 'rejected') return may(member, 'manage_changes') ? ['pending'] : [];
  if (!mayDecide(state, member, order)) return [];
  return isOwnWork(member, order) ? ['rejected'] : ['approved', 'rejected'];
}

export function orderShown(
  call: LogCall,
  member: Member,
  order: StoredChangeOrder,
): Schemas['ChangeOrder'] {
  const { state } = call.tenant;
  const {
    lines: _,
    changeEventId,
    source,
    approverId,
    editedByIds: __,
    decidedById,
    createdById,
    ...facts
  } = order;
  const event = changeEventId === null ? undefined : lookUp(state.changeEvents, changeEventId);
  const person = (id: string | null) => (id === null ? null : personOf(call, id));
  const manages = !isCompleted(state, order.projectId) && may(member, 'manage_changes');
  const isOpen = manages && order.status !== 'approved' && seesAll(state, member);
  return {
    ...facts,
    changeEvent: event ? { id: event.id, number: event.number, title: event.title } : null,
    source: sourceShown(call, order.projectId, source),
    amountMinor: amountOf(order),
    approver: person(approverId),
    decidedBy: person(decidedById),
    createdBy: personOf(call, createdById),
    permittedActions: isOpen ? ['update', 'delete'] : [],
    permittedStatuses: orderStatuses(state, member, order),
  };
}

export function orderDetail(
  call: LogCall,
  member: Member,
  order: StoredChangeOrder,
): Schemas['ChangeOrderDetail'] {
  const { state } = call.tenant;
  return {
    ...orderShown(call, member, order),
    lines: order.lines.map(({ id, budgetLineId, description, amountMinor, commitmentId }) => {
      const commitment = commitmentId === null ? undefined : state.commitments[commitmentId];
      return {
        id,
        budgetLine: lineRef(call, budgetLineId),
        description,
        amountMinor,
        commitment: commitment ? commitmentRef(state, commitment) : null,
      };
    }),
  };
}

type Naming = Pick<StoredChangeOrder, 'approverId' | 'lines'>;

/**
 * Refuses an approver who may not approve the amount, or one whom the caller may not name. Naming is a way to approve, so
 * that it takes the limit of those who could decide themselves, and so does an amount that grows under a name.
 */
export function strangeApprover(
  { tenant }: LogCall,
  member: Member,
  next: Naming,
  before: Naming = { approverId: null, lines: [] },
) {
  const { state } = tenant;
  const { id: projectId } = member.project;
  const { approverId: id } = next;
  const sizes = [sizeOf(next.lines), sizeOf(before.lines)] as const;
  const isChanged = id !== before.approverId || (id !== null && sizes[0] > sizes[1]);
  if (isChanged && Math.max(...sizes) > ownLimit(state, member)) {
    return refuse('FORBIDDEN', {
      detail: 'The approver is named by those who may approve this amount.',
    });
  }
  if (id === null || !isChanged) return null;
  const role = roleOf(tenant, projectId, id);
  if (!role || !isMember(tenant, projectId, id) || !isGranted('budget', role, 'be_approver')) {
    return invalid('/approverId', 'duty', 'must be a member who may approve change orders');
  }
  return sizes[0] <= limitOf(state, projectId, role)
    ? null
    : invalid('/approverId', 'limit', 'must be a member who may approve this amount');
}

/** Refuses a commitment that gets no rows, because it is not approved. */
export function strangeCommitment(
  state: TenantState,
  projectId: string,
  lines: readonly { commitmentId?: string | null }[],
) {
  const index = lines.findIndex(({ commitmentId }) => {
    if (!commitmentId) return false;
    const found = lookUp(state.commitments, commitmentId);
    return found?.projectId !== projectId || found.status !== 'approved';
  });
  return index < 0
    ? null
    : invalid(`/lines/${index}/commitmentId`, 'reference', 'must be an approved commitment');
}

export const orderLines = (
  lines: readonly Schemas['ChangeOrderLineInput'][],
): StoredChangeOrder['lines'] =>
  lines.map(({ commitmentId = null, description = '', ...line }) => ({
    ...line,
    description: description.trim(),
    commitmentId,
    id: newId('col'),
  }));
