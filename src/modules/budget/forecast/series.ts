import type {
  BudgetFigures,
  BudgetForecastMonth,
  BudgetLine,
  BudgetSchedule,
} from '@/api/generated/types.gen';
import { count, formatCalendarDate } from '@/shared/format/format';

export interface CurvePoint {
  month: string;
  planned: number;
  committed: number;
  /** Null after the current month. */
  actual: number | null;
  /** Actual cost and what is to come. Null before the current month. */
  forecast: number | null;
}

/** Returns the cumulated amounts by month. The last forecast is the estimate at completion. */
export function curveOf(
  months: readonly BudgetForecastMonth[],
  currentMonth: string,
): CurvePoint[] {
  let [planned, committed, actual, forecast] = [0, 0, 0, 0];
  return months.map(({ month, plannedMinor, committedMinor, actualMinor, forecastMinor }) => {
    planned += plannedMinor;
    committed += committedMinor;
    actual += actualMinor;
    forecast += forecastMinor;
    return {
      ...{ month, planned, committed },
      actual: month <= currentMonth ? actual : null,
      forecast: month >= currentMonth ? actual + forecast : null,
    };
  });
}

export interface Step {
  name: string;
  minor: number;
  /** Whether it is a sum and not a change. */
  isSum: boolean;
}

/** Returns the way from the original budget to the estimate at completion. Sums and changes add up. */
export function stepsOf(totals: BudgetFigures): Step[] {
  const { originalMinor, approvedChangesMinor, revisedMinor, estimateAtCompletionMinor } = totals;
  const changed = { name: 'Approved changes', minor: approvedChangesMinor, isSum: false };
  const over = estimateAtCompletionMinor - revisedMinor;
  return [
    { name: 'Original', minor: originalMinor, isSum: true },
    changed,
    { name: 'Revised', minor: revisedMinor, isSum: true },
    { name: over < 0 ? 'Savings' : 'Overrun', minor: over, isSum: false },
    { name: 'At completion', minor: estimateAtCompletionMinor, isSum: true },
  ];
}

/**
 * Returns where the scale of the steps begins, in minor units. Changes are small beside the sums, so a scale from zero would not
 * show them.
 */
export function floorOf(steps: readonly Step[]): number {
  let sum = 0;
  const levels = steps.map(({ minor, isSum }) => {
    sum = isSum ? minor : sum + minor;
    return sum;
  });
  const lowest = Math.min(...levels);
  const span = Math.max(...levels) - lowest;
  if (span === 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(span));
  return Math.max(0, Math.floor((lowest - span) / unit) * unit);
}

const TOP = 10;

/** Returns the lines that are the furthest from their budget, in either direction. */
export const largestVariances = (lines: readonly BudgetLine[]): BudgetLine[] =>
  lines
    .filter(({ figures }) => figures.varianceMinor !== 0)
    .toSorted((a, b) => Math.abs(b.figures.varianceMinor) - Math.abs(a.figures.varianceMinor))
    .slice(0, TOP);

/** Returns how change orders move the finish, in one or two sentences. */
export function scheduleText(schedule: BudgetSchedule): string {
  const { targetFinishDate, approvedDays, pendingDays, revisedFinishDate } = schedule;
  const days = (value: number) => count(Math.abs(value), 'day');
  const move = approvedDays < 0 ? 'earlier' : 'later';
  const date = revisedFinishDate && formatCalendarDate(revisedFinishDate);
  const approved =
    approvedDays === 0
      ? `Approved change orders do not move the finish${date ? ` on ${date}` : ''}.`
      : `Approved change orders move the finish ${days(approvedDays)} ${move}${
          date && targetFinishDate
            ? `, from ${formatCalendarDate(targetFinishDate)} to ${date}`
            : ''
        }.`;
  if (pendingDays === 0) return approved;
  return `${approved} Pending ones would move it ${days(pendingDays)} ${
    pendingDays < 0 ? 'earlier' : 'later'
  }.`;
}
