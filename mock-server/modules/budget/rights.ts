import {
  type ActionOf,
  isGranted,
  permits,
  type RuleOf,
  rulesOf,
} from '../../core/permissions/grants.ts';
import { baseOf, idOf, roleOfToken } from '../../core/permissions/roles.ts';
import type {
  StoredChangeOrder,
  StoredCommitment,
  StoredInvoice,
} from '../../core/state/budget.ts';
import { lookUp, type Member, type TenantState } from '../../core/state/model.ts';
import type { Role } from '../../core/state/roles.ts';
import type { components } from '../../generated/contract.d.ts';
import { permissions } from '../../generated/permissions.ts';
import { budgetOf, ofProject } from './store.ts';

type Schemas = components['schemas'];
type Action = ActionOf<'budget'>;
type Rule = RuleOf<'budget'>;

/** Tells whether the member sees the whole budget. */
export function seesAll(state: TenantState, { membership, project }: Member): boolean {
  return isGranted('budget', membership.role, 'view_all', isOpenBy(state, project.id));
}

/** Whether the budget is open to those of a rule. */
function isOpenBy(state: TenantState, projectId: string) {
  const { visibleToOwner, visibleToSuperintendents } = budgetOf(state, projectId);
  return (rule: Rule): boolean => {
    if (rule === 'open_to_owner') return visibleToOwner;
    return rule === 'open_to_superintendents' && visibleToSuperintendents;
  };
}

export const mayExport = (state: TenantState, member: Member): boolean =>
  may(member, 'export', isOpenBy(state, member.project.id));

const isOfCompany = ({ membership }: Member, commitment: StoredCommitment): boolean =>
  commitment.status !== 'draft' &&
  membership.companyId !== null &&
  commitment.companyId === membership.companyId;

const holdsFor =
  (member: Member, commitment: StoredCommitment) =>
  (rule: Rule): boolean =>
    rule === 'own_company' && isOfCompany(member, commitment);

export const seesCommitment = (
  state: TenantState,
  member: Member,
  commitment: StoredCommitment,
): boolean =>
  seesAll(state, member) ||
  isGranted('budget', member.membership.role, 'view', holdsFor(member, commitment));

export function seesInvoice(state: TenantState, member: Member, invoice: StoredInvoice): boolean {
  const commitment = lookUp(state.commitments, invoice.commitmentId);
  return commitment !== undefined && seesCommitment(state, member, commitment);
}

export const seesChangeOrder = (
  state: TenantState,
  member: Member,
  { approverId }: StoredChangeOrder,
): boolean =>
  seesAll(state, member) ||
  isGranted(
    'budget',
    member.membership.role,
    'view',
    (rule) => rule === 'named' && approverId === member.membership.userId,
  );

/** Returns what the member sees of the budget now; null for nothing. */
export function scopeOf(state: TenantState, member: Member): Schemas['BudgetScope'] | null {
  if (seesAll(state, member)) return 'all';
  const { id } = member.project;
  const { role, companyId } = member.membership;
  // Who bills for a company sees that there is nothing yet, and why.
  if (companyId !== null && rulesOf('budget', 'view', role).includes('own_company')) {
    return 'company';
  }
  const orders = ofProject(state.changeOrders, id);
  return orders.some((order) => seesChangeOrder(state, member, order)) ? 'approvals' : null;
}

/** Tells whether the member may do something with every record, or with the given commitment. */
export const may = (
  { membership, project }: Member,
  action: Action,
  holds?: (rule: Rule) => boolean,
): boolean => permits('budget', membership.role, project, action, holds);

export const mayBill = (member: Member, commitment: StoredCommitment): boolean =>
  may(member, 'add_invoice', holdsFor(member, commitment));

/**
 * Up to which amount a role approves. Without a limit of its own, a role has that of the one that it was copied from. A role
 * that needs a limit and has none approves nothing.
 */
export function limitOf(state: TenantState, projectId: string, role: Role): number {
  const given = roleOfToken(role);
  const most = given ? limitOf(state, projectId, given) : Number.POSITIVE_INFINITY;
  const { approvalLimits } = budgetOf(state, projectId);
  const own = approvalLimits.find(({ roleId }) => roleId === idOf(role));
  const limit = own ?? approvalLimits.find(({ roleId }) => roleId === baseOf(role));
  if (limit) return Math.min(limit.limitMinor, most);
  const needsOne = (['approve_change', 'approve_commitment'] as const).some((action) =>
    rulesOf('budget', action, role).includes('within_limit'),
  );
  return needsOne ? -1 : most;
}

/** The amount that the member approves without being named; -1 for nothing. */
export function ownLimit(state: TenantState, { membership, project }: Member): number {
  const { role } = membership;
  const approves = isGranted('budget', role, 'approve_change', (rule) => rule !== 'named');
  return approves ? limitOf(state, project.id, role) : -1;
}

/** Tells whether the member may decide about a change order, apart from its status and four eyes. */
export function mayDecide(state: TenantState, member: Member, order: StoredChangeOrder): boolean {
  const { membership, project } = member;
  const { approverId, lines } = order;
  if (sizeOf(lines) > limitOf(state, project.id, membership.role)) return false;
  const isNamed = approverId === membership.userId;
  return may(member, 'approve_change', (rule) => {
    if (rule === 'named') return isNamed;
    if (rule === 'within_limit') return approverId === null || isNamed;
    return rule === 'unnamed' && approverId === null;
  });
}

/** Tells whether the member may approve a commitment, apart from its status and four eyes. */
export function mayApprove(
  state: TenantState,
  member: Member,
  { lines }: StoredCommitment,
): boolean {
  const isWithin = sizeOf(lines) <= limitOf(state, member.project.id, member.membership.role);
  return isWithin && may(member, 'approve_commitment', (rule) => rule === 'within_limit');
}

/** What counts for the limit of a role: the larger of what is added and what is taken, so that a transfer has a size. */
export function sizeOf(lines: readonly { amountMinor: number }[]): number {
  let added = 0;
  let taken = 0;
  for (const { amountMinor } of lines) {
    if (amountMinor > 0) added += amountMinor;
    else taken -= amountMinor;
  }
  return Math.max(added, taken);
}

const ACTIONS = Object.keys(permissions.modules.budget.actions) as Action[];

/** Returns what the member may do with the budget as a whole. Who may bill what is a matter of the commitment. */
export function budgetActions(state: TenantState, member: Member): Action[] {
  if (rulesOf('budget', 'view', member.membership.role).length === 0) return [];
  if (!seesAll(state, member)) return ['view', 'add_invoice'];
  const isOpen = isOpenBy(state, member.project.id);
  const permitted = ACTIONS.filter((action) => may(member, action, isOpen));
  return [...permitted, 'view', 'view_all', 'add_invoice'];
}

export const isCompleted = (state: TenantState, projectId: string): boolean =>
  budgetOf(state, projectId).status === 'completed';

/** Tells whether the project asks for two people, and the member made or changed the record. */
export const isOwnWork = (
  { membership, project }: Member,
  { createdById, editedByIds }: { createdById: string; editedByIds: readonly string[] },
  presentedById: string | null = null,
): boolean =>
  project.settings.rules.fourEyes &&
  [createdById, presentedById, ...editedByIds].includes(membership.userId);

/** Returns the record's authors with one more. */
export const editedBy = (
  { editedByIds }: { editedByIds: readonly string[] },
  userId: string,
): string[] => [...new Set([...editedByIds, userId])];
