import type { BudgetColumn, BudgetFigures } from '@/api/generated/types.gen';

/** The columns of a budget in their usual order, with what each is made of. */
export const FIGURES = [
  {
    column: 'original',
    key: 'originalMinor',
    header: 'Original',
    means: 'The budget as first agreed',
  },
  {
    column: 'approved_changes',
    key: 'approvedChangesMinor',
    header: 'Approved changes',
    means: 'Approved change orders',
  },
  {
    column: 'revised',
    key: 'revisedMinor',
    header: 'Revised',
    means: 'Original + approved changes',
  },
  {
    column: 'pending_changes',
    key: 'pendingChangesMinor',
    header: 'Pending changes',
    means: 'Change orders that nobody decided yet',
  },
  {
    column: 'projected',
    key: 'projectedMinor',
    header: 'Projected',
    means: 'Revised + pending changes',
  },
  {
    column: 'committed',
    key: 'committedMinor',
    header: 'Committed',
    means: 'Approved subcontracts and purchase orders',
  },
  {
    column: 'invoiced',
    key: 'invoicedMinor',
    header: 'Invoiced',
    means: 'Approved and paid invoices',
  },
  {
    column: 'direct',
    key: 'directMinor',
    header: 'Direct costs',
    means: 'Costs without a commitment',
  },
  { column: 'actual', key: 'actualMinor', header: 'Actual', means: 'Invoiced + direct costs' },
  {
    column: 'forecast_to_complete',
    key: 'forecastToCompleteMinor',
    header: 'Forecast to complete',
    means: 'What is still to come, beyond commitments and direct costs',
  },
  {
    column: 'estimate_at_completion',
    key: 'estimateAtCompletionMinor',
    header: 'Estimate at completion',
    means: 'The larger of committed and invoiced, + direct costs + forecast to complete',
  },
  {
    column: 'variance',
    key: 'varianceMinor',
    header: 'Variance',
    means: 'Revised - estimate at completion. Negative for an overrun',
  },
] as const satisfies readonly {
  column: BudgetColumn;
  key: keyof BudgetFigures;
  header: string;
  means: string;
}[];

export type FigureKey = (typeof FIGURES)[number]['key'];

export const figureOf = (column: string) => FIGURES.find((figure) => figure.column === column);

/** Returns the sums of several lines. All amounts are integers, so the sums are exact. */
export function sumOf(lines: readonly { figures: BudgetFigures }[]): BudgetFigures {
  const sums = Object.fromEntries(FIGURES.map(({ key }) => [key, 0])) as Record<FigureKey, number>;
  for (const { figures } of lines) for (const { key } of FIGURES) sums[key] += figures[key];
  return sums;
}
