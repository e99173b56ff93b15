import type { EntryOf, Telling } from '../../core/kinds/telling.ts';
import type { StoredChangeOrder, StoredInvoice } from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import { may, mayDecide } from './rights.ts';

const statusOf = ({ changes }: EntryOf) => changes.find(({ field }) => field === 'status');

/** Of another edit, those who decide hear when it concerns what they decide about. */
const CONCERNS: readonly string[] = ['status', 'approver', 'amountMinor', 'lines', 'scheduleDays'];

/** What people are told of a change order: those who decide about it now, and its creator of the decision. */
export function newsOfOrder(entry: EntryOf, state: TenantState): Telling[] {
  const order = lookUp(state.changeOrders, entry.record.id);
  if (order?.status !== 'pending') return order ? newsOfDecision(entry, order.createdById) : [];
  const isNews =
    entry.action === 'created' || entry.changes.some(({ field }) => CONCERNS.includes(field));
  return isNews ? toDecide(askedOfOrder(order, state)) : [];
}

/** Returns the same of an invoice. */
export function newsOfInvoice(entry: EntryOf, state: TenantState): Telling[] {
  const invoice = lookUp(state.invoices, entry.record.id);
  if (!invoice) return [];
  return invoice.status === 'submitted' && statusOf(entry)
    ? toDecide(askedOfInvoice(invoice, state))
    : newsOfDecision(entry, invoice.submittedById ?? invoice.createdById);
}

function newsOfDecision(entry: EntryOf, userId: string): Telling[] {
  const change = statusOf(entry);
  return change ? [{ userId, reason: 'creator', box: 'for_me', kind: 'status', change }] : [];
}

/** A named approver decides. A project admin or manager could, too, and is not asked. */
const decides = (state: TenantState, member: Member, order: StoredChangeOrder): boolean =>
  order.approverId === null
    ? mayDecide(state, member, order)
    : order.approverId === member.membership.userId;

/** Who decides about a change order now. */
export const askedOfOrder = (order: StoredChangeOrder, state: TenantState): string[] =>
  order.status === 'pending'
    ? membersWho(state, order, (member) => decides(state, member, order))
    : [];

/** Who decides about an invoice now. */
export const askedOfInvoice = (invoice: StoredInvoice, state: TenantState): string[] =>
  invoice.status === 'submitted'
    ? membersWho(state, invoice, (member) => may(member, 'approve_invoice'))
    : [];

function membersWho(
  state: TenantState,
  { projectId }: StoredChangeOrder | StoredInvoice,
  isAsked: (member: Member) => boolean,
): string[] {
  const project = lookUp(state.projects, projectId);
  if (!project) return [];
  return state.memberships
    .filter((membership) => membership.projectId === projectId && isAsked({ project, membership }))
    .map(({ userId }) => userId);
}

const toDecide = (userIds: readonly string[]): Telling[] =>
  userIds.map((userId) => ({
    ...{ userId, reason: 'approver', box: 'for_me', kind: 'review_requested' },
  }));
