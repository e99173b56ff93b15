import { zLogSort } from '@/api/generated/schemas/zLogSort.gen';
import type { AnyLog, LogQuery } from './log';
import type { LogView, LogViewOptions } from './useLogView';

/** Rows that come with one answer; the contract permits no more. */
const PAGE = 100;

/** What the address of a log's list may say. */
export const viewOptionsOf = ({ filters }: Pick<AnyLog, 'filters'>): LogViewOptions => ({
  filters: {
    ...Object.fromEntries(Object.entries(filters).map(([name, { values }]) => [name, values])),
    assigneeId: null,
    ballInCourtId: null,
  },
  sorts: zLogSort._zod.def.innerType.options,
  defaultSort: '-createdAt',
});

/** The query that the server gets for a view. */
export function queryOf({ q, sort, overdue, dueFrom, dueTo, filters }: LogView): LogQuery {
  return {
    ...(filters as LogQuery),
    ...(q && { q }),
    ...(overdue && { overdue }),
    ...(dueFrom && { dueFrom }),
    ...(dueTo && { dueTo }),
    sort: sort as NonNullable<LogQuery['sort']>,
    limit: PAGE,
  };
}
