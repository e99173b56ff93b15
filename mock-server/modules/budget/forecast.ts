import { daysAfter, todayIn } from '../../core/state/dates.ts';
import type { Project, TenantState } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { type Counted, contingencyOf } from './figures.ts';
import { allocate, sum } from './money.ts';
import { partsOf } from './records.ts';
import { ofProject } from './store.ts';

type Schemas = components['schemas'];

export const monthOf = (date: string): string => date.slice(0, 7);

/** No project takes longer, and a typing error in a month must not make a million months. */
const MAX_MONTHS = 600;

/** Returns the months from one to another, both included; only the first one if they are the other way round. */
function monthsBetween(first: string, last: string): string[] {
  const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const from = indexOf(first);
  const count = Math.min(MAX_MONTHS, Math.max(1, indexOf(last) - from + 1));
  return Array.from({ length: count }, (_, i) => {
    const index = from + i;
    return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

type Amounts = Omit<Schemas['BudgetForecastMonth'], 'month'>;

class Calendar {
  readonly #months = new Map<string, Amounts>();

  add(month: string, column: keyof Amounts, minor: number): void {
    if (minor === 0) return;
    const known = this.#months.get(month) ?? {
      plannedMinor: 0,
      committedMinor: 0,
      actualMinor: 0,
      forecastMinor: 0,
    };
    this.#months.set(month, { ...known, [column]: known[column] + minor });
  }

  /** Divides an amount evenly, so that the months sum to it. */
  spread(months: readonly string[], column: keyof Amounts, minor: number): void {
    const parts = allocate(
      minor,
      months.map(() => 1),
    );
    for (const [i, month] of months.entries()) this.add(month, column, parts[i] ?? 0);
  }

  rows(): Schemas['BudgetForecastMonth'][] {
    const known = [...this.#months.keys()].sort();
    const [first] = known;
    const last = known.at(-1);
    if (!first || !last) return [];
    return monthsBetween(first, last).map((month) => ({
      month,
      ...(this.#months.get(month) ?? {
        plannedMinor: 0,
        committedMinor: 0,
        actualMinor: 0,
        forecastMinor: 0,
      }),
    }));
  }
}

/** Returns the budget over the months. */
export function forecastOf(
  state: TenantState,
  project: Project,
  lines: readonly Counted[],
  now: number,
): Schemas['BudgetForecast'] {
  const currentMonth = monthOf(todayIn(project, now));
  const projectStart = monthOf(project.startDate ?? currentMonth);
  const projectFinish = monthOf(project.targetFinishDate ?? currentMonth);
  const schedule = scheduleOf(state, project);
  const revisedFinish = monthOf(schedule.revisedFinishDate ?? currentMonth);
  const calendar = new Calendar();
  for (const { line, figures } of lines) {
    const finish = line.finishMonth ?? projectFinish;
    const planned = monthsBetween(line.startMonth ?? projectStart, finish);
    calendar.spread(planned, 'plannedMinor', figures.revisedMinor);
    const rest = figures.estimateAtCompletionMinor - figures.actualMinor;
    const begin =
      line.startMonth && line.startMonth > currentMonth ? line.startMonth : currentMonth;
    const end = line.finishMonth ?? revisedFinish;
    calendar.spread(monthsBetween(begin, end), 'forecastMinor', rest);
  }
  const source = { state, projectId: project.id, lines };
  for (const { date, amountMinor } of partsOf(source, 'committed')) {
    calendar.add(monthOf(date ?? currentMonth), 'committedMinor', amountMinor);
  }
  for (const { date, amountMinor } of partsOf(source, 'actual')) {
    calendar.add(monthOf(date ?? currentMonth), 'actualMinor', amountMinor);
  }
  return {
    currentMonth,
    months: calendar.rows(),
    contingency: contingencyOf(lines),
    draws: drawsOf(state, project.id, lines),
    schedule,
  };
}

/** How change orders move the finish of the project. */
function scheduleOf(state: TenantState, project: Project): Schemas['BudgetSchedule'] {
  const daysOf = (status: Schemas['ChangeOrderStatus']) =>
    sum(
      ofProject(state.changeOrders, project.id)
        .filter((order) => order.status === status)
        .map(({ scheduleDays }) => scheduleDays),
    );
  const { targetFinishDate } = project;
  const approvedDays = daysOf('approved');
  return {
    targetFinishDate,
    approvedDays,
    pendingDays: daysOf('pending'),
    revisedFinishDate: targetFinishDate && daysAfter(targetFinishDate, approvedDays),
  };
}

/** Returns what approved change orders took from contingency, in the order of their approval. */
function drawsOf(
  state: TenantState,
  projectId: string,
  lines: readonly Counted[],
): Schemas['ContingencyDraw'][] {
  const contingencyIds = new Set(
    lines.flatMap(({ line }) => (line.isContingency ? [line.id] : [])),
  );
  let remainingMinor = contingencyOf(lines).originalMinor;
  return ofProject(state.changeOrders, projectId)
    .filter(({ status }) => status === 'approved')
    .sort((a, b) => ((a.decidedAt ?? '') < (b.decidedAt ?? '') ? -1 : 1))
    .flatMap((order) => {
      const touched = order.lines.filter(({ budgetLineId }) => contingencyIds.has(budgetLineId));
      if (touched.length === 0) return [];
      const amountMinor = 0 - sum(touched.map((line) => line.amountMinor));
      remainingMinor -= amountMinor;
      return {
        changeOrderId: order.id,
        number: order.number,
        title: order.title,
        month: monthOf(order.decidedAt ?? order.createdAt),
        amountMinor,
        remainingMinor,
      };
    });
}
