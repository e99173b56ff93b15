import { may, mayDecide } from '../budget/access.ts';
import type { Member } from '../members/members.ts';
import type { ActivityEntry } from '../state/activity.ts';
import type { StoredChangeOrder } from '../state/budget.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import type { Telling } from './ofRecords.ts';

/** What people are told of a change order or an invoice: those who decide about it now, and the creator of the decision. */
export function ofBudget(state: TenantState, entry: ActivityEntry): Telling[] {
  const { record, action, changes } = entry;
  const order = record?.type === 'change_order' ? lookUp(state.changeOrders, record.id) : undefined;
  const invoice = record?.type === 'invoice' ? lookUp(state.invoices, record.id) : undefined;
  const status = changes.find(({ field }) => field === 'status') ?? null;
  if (order?.status === 'pending') {
    // Of another edit, they hear when it concerns what they decide about.
    const concerns = ['status', 'approver', 'amountMinor', 'lines', 'scheduleDays'];
    const isNew = action === 'created';
    if (!isNew && !changes.some(({ field }) => concerns.includes(field))) return [];
    return toDecide(state, order.projectId, (member) => decides(state, member, order));
  }
  if (invoice?.status === 'submitted' && status) {
    return toDecide(state, invoice.projectId, (member) => may(member, 'approve_invoice'));
  }
  const decided = order ?? invoice;
  if (!decided || !status) return [];
  const userId = invoice?.submittedById ?? decided.createdById;
  return [{ userId, reason: 'creator', box: 'for_me', kind: 'status', change: status }];
}

/** A named approver decides. A project admin or manager could, too, and is not asked. */
const decides = (state: TenantState, member: Member, order: StoredChangeOrder): boolean =>
  order.approverId === null
    ? mayDecide(state, member, order)
    : order.approverId === member.membership.userId;

function toDecide(
  state: TenantState,
  projectId: string,
  isAsked: (member: Member) => boolean,
): Telling[] {
  const project = lookUp(state.projects, projectId);
  if (!project) return [];
  return state.memberships
    .filter((membership) => membership.projectId === projectId && isAsked({ project, membership }))
    .map(
      ({ userId }): Telling => ({
        ...{ userId, reason: 'approver', box: 'for_me', kind: 'review_requested' },
      }),
    );
}
