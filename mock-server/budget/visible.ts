import type { Member } from '../members/members.ts';
import type { StoredChangeOrder, StoredCommitment, StoredInvoice } from '../state/budget.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import { scopeOf, seesAll, seesChangeOrder, seesCommitment, seesInvoice } from './access.ts';

/** The kinds of records of the budget, with the names of the activity log. */
const slices = {
  budget: (state: TenantState) => state.budgets,
  commitment: (state: TenantState) => state.commitments,
  change_event: (state: TenantState) => state.changeEvents,
  change_order: (state: TenantState) => state.changeOrders,
  invoice: (state: TenantState) => state.invoices,
  direct_cost: (state: TenantState) => state.directCosts,
} satisfies Record<string, (state: TenantState) => Record<string, object>>;

export const budgetSlices: Readonly<
  Record<keyof typeof slices, (state: TenantState) => Record<string, object>>
> = slices;

/** Also those that events do not name. */
const KINDS: readonly string[] = [...Object.keys(slices), 'cost_code', 'budget_snapshot'];

export const isOfBudget = (type: string): boolean => KINDS.includes(type);

/**
 * Whether a member sees a record of the budget.
 * @param row the record, which may be gone
 */
export function seesOfBudget(
  state: TenantState,
  member: Member,
  type: string,
  row: object | undefined,
): boolean {
  if (seesAll(state, member)) return true;
  if (!row) return false;
  if (type === 'commitment') return seesCommitment(state, member, row as StoredCommitment);
  if (type === 'invoice') return seesInvoice(state, member, row as StoredInvoice);
  return type === 'change_order' && seesChangeOrder(state, member, row as StoredChangeOrder);
}

/** The same of a record by its id. */
export function seesOfBudgetById(
  state: TenantState,
  member: Member,
  type: string,
  id: string,
): boolean {
  const slice = Object.hasOwn(slices, type) ? slices[type as keyof typeof slices] : undefined;
  return seesOfBudget(state, member, type, slice && lookUp<object>(slice(state), id));
}

/** Whether a member sees anything of the budget now. */
export const seesAnyBudget = (state: TenantState, member: Member): boolean =>
  scopeOf(state, member) !== null;

/** Views of the sheet are for those who see it. */
export const seesViewsOf = (state: TenantState, member: Member, log: string): boolean =>
  log !== 'budget' || seesAll(state, member);
