import { zLogGrouping, zLogSort } from '@/api/generated/schemas/logs.gen';
import type { AnyLog } from './log';
import type { LogQuery } from './operationTypes';
import { isInitial, type LogView, type LogViewOptions } from './useLogView';

/** Rows per answer; the contract permits no more. */
const PAGE = 100;

type Filterable = Pick<AnyLog, 'statuses' | 'fields'>;

/** Returns the filters by option: the status and every option field. */
export const filtersOf = ({ statuses, fields }: Filterable) => [
  { name: 'status', label: 'Status', options: statuses },
  ...fields.flatMap(({ name, label, control }) =>
    control.kind === 'option' || control.kind === 'chips'
      ? [{ name, label, options: control.options }]
      : [],
  ),
];

/** The parameters that the address of a log's list can have. */
export const viewOptionsOf = (log: Filterable): LogViewOptions => ({
  filters: {
    ...Object.fromEntries(filtersOf(log).map(({ name, options }) => [name, options])),
    projectLocationId: null,
    assigneeId: null,
    ballInCourtId: null,
  },
  initialFilters: { status: log.statuses.filter((status) => status !== 'closed') },
  sorts: zLogSort._zod.def.innerType.options,
  groups: zLogGrouping.options,
  defaultSort: '-createdAt',
});

/** The closed records that the initial filter hides: how many, and how to show them. */
export function closedIn(
  log: Filterable,
  view: LogView,
  counts: Readonly<Record<string, number>> | undefined,
  onView: (change: Partial<LogView>) => void,
): { count: number; show: () => void } {
  const { status: _, ...filters } = view.filters;
  return {
    count: isInitial(view, 'status', viewOptionsOf(log)) ? (counts?.closed ?? 0) : 0,
    show: () => onView({ filters }),
  };
}

/** The query of a view's list. */
export function queryOf({ q, sort, overdue, dueFrom, dueTo, filters, group }: LogView): LogQuery {
  return {
    ...(filters as LogQuery),
    ...(q && { q }),
    ...(overdue && { overdue }),
    ...(dueFrom && { dueFrom }),
    ...(dueTo && { dueTo }),
    ...(group && { groupBy: group as NonNullable<LogQuery['groupBy']> }),
    sort: sort as NonNullable<LogQuery['sort']>,
    limit: PAGE,
  };
}
