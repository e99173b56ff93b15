import { type Order, orderOf } from '../../core/lists/page.ts';
import { plain, searchesFor } from '../../core/lists/search.ts';
import { nameOf } from '../../core/members/people.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isOverdue, todayIn } from '../../core/state/dates.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { isWithin, locationOf } from './locations.ts';
import type { AnyLog } from './log.ts';
import { seenRecords } from './rights.ts';

type Schemas = components['schemas'];
type PunchQuery = NonNullable<operations['listPunchItems']['parameters']['query']>;

/** Order and position of a page. */
export type PageQuery = Pick<PunchQuery, 'sort' | 'limit' | 'cursor'>;

/** The filters that all logs have. */
export type LogQuery = Omit<PunchQuery, 'punchType'>;

const PRIORITIES: readonly string[] = ['low', 'normal', 'high', 'urgent'];
const STATUSES: readonly string[] = ['draft', 'open', 'pending_reins', 'closed'];

const has = (accepted: readonly string[] | undefined, value: string | null) =>
  accepted === undefined || (value !== null && accepted.includes(value));

function isWith(
  call: LogCall,
  accepted: readonly string[] | undefined,
  parties: readonly string[],
) {
  if (accepted === undefined) return () => true;
  const ids = new Set(accepted);
  const employers = call.tenant.state.memberships
    .filter(({ userId }) => ids.has(userId))
    .map(({ companyId }) => companyId ?? '');
  for (const id of employers) ids.add(id);
  return (partyIds = parties) => partyIds.some((id) => ids.has(id));
}

/** Returns a test for records that contain all words of a search. */
export function searches<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  q: string | undefined,
) {
  if (q === undefined) return () => true;
  const finds = searchesFor(q);
  return (record: R) => {
    const names = record.assigneeIds.map((id) => nameOf(call.tenant, id));
    const texts = [record.number ?? '', record.title, record.description, record.locationDetail];
    const places = locationOf(call.tenant, record.projectLocationId)?.path ?? [];
    return finds(...texts, ...places, ...names, ...log.texts(record));
  };
}

/** Returns the visible records that match the filters, and counts by status that ignore the status filter. */
export function filtered<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
  query: LogQuery,
  passes: (record: R) => boolean = () => true,
): { records: R[]; counts: Record<R['status'], number> } {
  const today = todayIn(viewer.project, call.now);
  const finds = searches(log, call, query.q);
  const isThere = isWithin(call.tenant, query.projectLocationId);
  const isInCourt = isWith(call, query.ballInCourtId, []);
  const all = seenRecords(log, viewer, log.records(call.tenant.state)).filter(
    (record) =>
      passes(record) &&
      has(query.priority, record.priority) &&
      has(query.discipline, record.discipline) &&
      has(query.location, record.location) &&
      isThere(record.projectLocationId) &&
      has(query.category, record.category) &&
      (!query.assigneeId || record.assigneeIds.some((id) => query.assigneeId?.includes(id))) &&
      (query.overdue === undefined || isOverdue(record, today) === query.overdue) &&
      (!query.dueFrom || (record.dueDate ?? '') >= query.dueFrom) &&
      (!query.dueTo || (record.dueDate !== null && record.dueDate <= query.dueTo)) &&
      isInCourt([...log.court(record)]) &&
      finds(record),
  );
  return {
    records: all.filter(({ status }) => has(query.status, status)),
    counts: Object.fromEntries(
      log.statuses.map((status) => [status, all.filter((r) => r.status === status).length]),
    ) as Record<R['status'], number>,
  };
}

function keyOf(record: LogRecord, field: string): string | number | null {
  switch (field) {
    case 'number':
      // Earlier numbers may have another prefix.
      return record.number?.slice(record.number.indexOf('-') + 1).padStart(16, ' ') ?? null;
    case 'title':
      return plain(record.title);
    case 'status':
      return STATUSES.indexOf(record.status);
    case 'priority':
      return PRIORITIES.indexOf(record.priority);
    case 'dueDate':
      return record.dueDate;
    case 'daysInCourt':
      // More days mean an earlier start.
      return record.status === 'closed' ? null : -Date.parse(record.courtSince);
    case 'updatedAt':
      return record.updatedAt;
    default:
      return record.createdAt;
  }
}

export const logOrder = <R extends LogRecord>(sort: Schemas['LogSort'] = '-createdAt'): Order<R> =>
  orderOf(sort, keyOf);
