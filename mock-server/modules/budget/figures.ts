import type { StoredBudgetLine } from '../../core/state/budget.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { shareOf, sum } from './money.ts';
import { invoicesOf, isBilled, isCommitted, ofProject } from './store.ts';

type Schemas = components['schemas'];
export type Figures = Schemas['BudgetFigures'];

/** What other records say about lines, by the id of the line. */
interface Sums {
  approved: Map<string, number>;
  pending: Map<string, number>;
  committed: Map<string, number>;
  invoiced: Map<string, number>;
  direct: Map<string, number>;
}

const add = (sums: Map<string, number>, lineId: string, minor: number): void => {
  sums.set(lineId, (sums.get(lineId) ?? 0) + minor);
};

function sumsOf(state: TenantState, projectId: string): Sums {
  const sums: Sums = {
    approved: new Map(),
    pending: new Map(),
    committed: new Map(),
    invoiced: new Map(),
    direct: new Map(),
  };
  for (const { status, lines } of ofProject(state.changeOrders, projectId)) {
    if (status === 'rejected') continue;
    for (const { budgetLineId, amountMinor, commitmentId } of lines) {
      add(sums[status], budgetLineId, amountMinor);
      if (status === 'approved' && commitmentId) add(sums.committed, budgetLineId, amountMinor);
    }
  }
  for (const commitment of ofProject(state.commitments, projectId)) {
    if (!isCommitted(commitment)) continue;
    for (const { budgetLineId, amountMinor } of commitment.lines) {
      add(sums.committed, budgetLineId, amountMinor);
    }
    const latest = invoicesOf(state, commitment.id).findLast(isBilled);
    for (const row of latest?.approved?.rows ?? []) {
      const { previousMinor, thisPeriodMinor, storedMinor } = row;
      add(sums.invoiced, row.budgetLineId, previousMinor + thisPeriodMinor + storedMinor);
    }
  }
  for (const { budgetLineId, amountMinor } of ofProject(state.directCosts, projectId)) {
    add(sums.direct, budgetLineId, amountMinor);
  }
  return sums;
}

/** Returns what is still to come on a line, by its method. */
function toComplete(line: StoredBudgetLine, projected: number, cost: number): number {
  if (line.forecastMethod === 'typed') return line.forecastMinor ?? 0;
  if (line.forecastMethod === 'percent') return shareOf(projected, line.forecastBp ?? 0);
  return Math.max(0, projected - cost);
}

function figuresOf(line: StoredBudgetLine, sums: Sums): Figures {
  const { id, originalMinor } = line;
  const approvedChangesMinor = sums.approved.get(id) ?? 0;
  const pendingChangesMinor = sums.pending.get(id) ?? 0;
  const committedMinor = sums.committed.get(id) ?? 0;
  const invoicedMinor = sums.invoiced.get(id) ?? 0;
  const directMinor = sums.direct.get(id) ?? 0;
  const revisedMinor = originalMinor + approvedChangesMinor;
  const projectedMinor = revisedMinor + pendingChangesMinor;
  // A direct cost is in no commitment, so the larger of the two never covers it.
  const costMinor = Math.max(committedMinor, invoicedMinor) + directMinor;
  const forecastToCompleteMinor = toComplete(line, projectedMinor, costMinor);
  const estimateAtCompletionMinor = costMinor + forecastToCompleteMinor;
  return {
    originalMinor,
    approvedChangesMinor,
    revisedMinor,
    pendingChangesMinor,
    projectedMinor,
    committedMinor,
    invoicedMinor,
    directMinor,
    actualMinor: invoicedMinor + directMinor,
    forecastToCompleteMinor,
    estimateAtCompletionMinor,
    varianceMinor: revisedMinor - estimateAtCompletionMinor,
  };
}

/** A line with its columns. */
export interface Counted {
  line: StoredBudgetLine;
  figures: Figures;
}

/** Returns all lines of a project in their order, with their columns. */
export function countedLines(state: TenantState, projectId: string): Counted[] {
  const sums = sumsOf(state, projectId);
  return ofProject(state.budgetLines, projectId)
    .sort(
      (a, b) =>
        a.position - b.position ||
        (a.code < b.code ? -1 : a.code > b.code ? 1 : 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .map((line) => ({ line, figures: figuresOf(line, sums) }));
}

const nothing: Figures = {
  originalMinor: 0,
  approvedChangesMinor: 0,
  revisedMinor: 0,
  pendingChangesMinor: 0,
  projectedMinor: 0,
  committedMinor: 0,
  invoicedMinor: 0,
  directMinor: 0,
  actualMinor: 0,
  forecastToCompleteMinor: 0,
  estimateAtCompletionMinor: 0,
  varianceMinor: 0,
};
const columns = Object.keys(nothing) as (keyof Figures)[];

/** Returns the sums of lines, column by column. */
export function totalsOf(lines: readonly { figures: Figures }[]): Figures {
  const totals = { ...nothing };
  for (const { figures } of lines) {
    for (const column of columns) totals[column] += figures[column];
  }
  return totals;
}

export function contingencyOf(lines: readonly Counted[]): Schemas['ContingencyFigures'] {
  const contingency = lines.filter(({ line }) => line.isContingency).map(({ figures }) => figures);
  const originalMinor = sum(contingency.map((figures) => figures.originalMinor));
  const remainingMinor = sum(contingency.map((figures) => figures.revisedMinor));
  return { originalMinor, drawnMinor: originalMinor - remainingMinor, remainingMinor };
}
