import type {
  StoredBudget,
  StoredChangeOrder,
  StoredCommitment,
  StoredInvoice,
} from '../../core/state/budget.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';

/** What a project manager approves alone, unless the project says something else. */
const FIRST_LIMIT = 2_500_000;

/** Returns the budget of a project. Before the first change, it is an empty draft. */
export function budgetOf({ budgets, projects }: TenantState, projectId: string): StoredBudget {
  const startDate = projects[projectId]?.startDate;
  return (
    lookUp(budgets, projectId) ?? {
      id: projectId,
      status: 'draft',
      visibleToOwner: false,
      visibleToSuperintendents: false,
      approvalLimits: [{ roleId: 'project_manager', limitMinor: FIRST_LIMIT }],
      updatedAt: `${startDate ?? '2026-01-01'}T00:00:00.000Z`,
      version: 1,
      lastNumbers: {},
    }
  );
}

/** Returns the records of a project, in the order in which they were added. */
export const ofProject = <Row extends { projectId: string }>(
  slice: Record<string, Row>,
  projectId: string,
): Row[] => Object.values(slice).filter((row) => row.projectId === projectId);

/** Issues the next number of a kind, such as 'CO-004'. */
export function nextNumber(state: TenantState, projectId: string, kind: string): string {
  const budget = budgetOf(state, projectId);
  const next = (budget.lastNumbers[kind] ?? 0) + 1;
  state.budgets[projectId] = {
    ...budget,
    lastNumbers: { ...budget.lastNumbers, [kind]: next },
  };
  return `${kind}-${String(next).padStart(3, '0')}`;
}

/** Raises the version of the budget, such as after a change of its lines. */
export function touchBudget(
  state: TenantState,
  projectId: string,
  time: string,
  changes: Partial<StoredBudget> = {},
): void {
  const budget = budgetOf(state, projectId);
  state.budgets[projectId] = {
    ...budget,
    ...changes,
    updatedAt: time,
    version: budget.version + 1,
  };
}

/** Tells whether a commitment counts as committed. */
export const isCommitted = ({ status }: StoredCommitment): boolean =>
  status === 'approved' || status === 'completed';

/** Tells whether an invoice counts as invoiced. */
export const isBilled = ({ status }: StoredInvoice): boolean =>
  status === 'approved' || status === 'paid';

export const amountOf = ({ lines }: Pick<StoredChangeOrder, 'lines'>): number =>
  lines.reduce((all, { amountMinor }) => all + amountMinor, 0);

/** Returns the invoices of a commitment, the first one first. */
export const invoicesOf = ({ invoices }: TenantState, commitmentId: string): StoredInvoice[] =>
  Object.values(invoices)
    .filter((invoice) => invoice.commitmentId === commitmentId)
    .sort((a, b) => a.number - b.number);
