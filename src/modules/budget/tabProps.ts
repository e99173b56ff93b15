import type { Budget, BudgetAction } from '@/api/generated/types.gen';

export interface TabProps {
  budget: Budget;
}

export const may = ({ permittedActions }: Budget, action: BudgetAction): boolean =>
  permittedActions.includes(action);
