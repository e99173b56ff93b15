import type { Member, TenantState } from '../../core/state/model.ts';
import { scopeOf, seesAll } from './rights.ts';

/** Tells whether a member sees anything of the budget now. */
export const seesAnyBudget = (state: TenantState, member: Member): boolean =>
  scopeOf(state, member) !== null;

/** Views of the sheet are for those who see it. */
export const seesViewsOf = (state: TenantState, member: Member, log: string): boolean =>
  log !== 'budget' || seesAll(state, member);
