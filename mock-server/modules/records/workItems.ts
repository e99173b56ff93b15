import { kindOf } from '../../core/kinds/registry.ts';
import { usesKind } from '../../core/kinds/sees.ts';
import { plain } from '../../core/lists/search.ts';
import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import { isOverdue, todayIn } from '../../core/state/dates.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { components, operations } from '../../generated/contract.d.ts';
import { allLogs, type RecordType } from './allLogs.ts';
import { filtered, searches } from './list.ts';
import { rowOf } from './view.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listWorkItems']['parameters']['query']>;

/** A matching record of any log. */
interface Found {
  record: LogRecord;
  /** Rank in a search: 0 for the number, 1 for the beginning of number or title, 2 for the words. */
  rank: number;
  row(): Schemas['WorkItem'];
}

/** Normalizes a number: 'PI-012', 'pi 12' and 'PI12' are the same. */
const normalized = (text: string) =>
  plain(text)
    .replace(/[\s-]+/g, '')
    .replace(/(?<![\d.])0+(?=\d)/g, '');

/** Returns the accepted forms of a number: whole, without revision, and without its letters. */
function numberForms(number: string): string[] {
  const whole = normalized(number);
  const base = whole.replace(/\.\d+$/, '');
  return [whole, base].flatMap((written) => [written, written.replace(/^[a-z]+/, '')]);
}

function rankOf({ number, title }: LogRecord, q: string, finds: boolean): number | null {
  const query = normalized(q);
  const forms = number === null ? [] : numberForms(number);
  if (forms.includes(query)) return 0;
  if (!finds) return null;
  const begins = forms.some((form) => form.startsWith(query));
  return begins || plain(title).startsWith(plain(q).trim()) ? 1 : 2;
}

function foundIn(
  type: RecordType,
  call: LogCall,
  viewer: Viewer,
  { q, type: types, limit: _, ...query }: Query,
): Found[] {
  const log = allLogs[type];
  if (types && !types.includes(type)) return [];
  if (!usesKind(viewer.project, kindOf(type))) return [];
  const finds = searches(log, call, q);
  const rank = (record: LogRecord) => (q === undefined ? 0 : rankOf(record, q, finds(record)));
  const { records } = filtered(log, call, viewer, query, (record) => rank(record) !== null);
  return records.map((record) => ({
    record,
    rank: rank(record) ?? 2,
    row: () => {
      const { id, number, title, priority, ...row } = rowOf(log, call, viewer, record);
      const { dueDate, overdue, ballInCourt, daysInCourt } = row;
      const { status } = record;
      const court = { ballInCourt, daysInCourt };
      return { type, id, number, title, status, priority, dueDate, overdue, ...court };
    },
  }));
}

const ascending = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

const byRelevance = (a: Found, b: Found) =>
  a.rank - b.rank ||
  ascending(b.record.updatedAt, a.record.updatedAt) ||
  ascending(a.record.id, b.record.id);

/** Sorts after all calendar dates. */
const NEVER = '9999-12-31';
const isClosed = ({ record }: Found) => record.status === 'closed';

/** Compares overdue first and due date second, because a draft is never overdue. */
const byUrgency = (today: string) => (a: Found, b: Found) =>
  Number(isClosed(a)) - Number(isClosed(b)) ||
  Number(isOverdue(b.record, today)) - Number(isOverdue(a.record, today)) ||
  ascending(a.record.dueDate ?? NEVER, b.record.dueDate ?? NEVER) ||
  ascending(a.record.courtSince, b.record.courtSince) ||
  ascending(a.record.id, b.record.id);

/** Returns the visible records of all logs, in the order of the contract. */
export function workItems(
  call: LogCall,
  viewer: Viewer,
  query: Query,
): Omit<Schemas['WorkItemListResult'], 'success'> {
  const byType = {
    punch_item: foundIn('punch_item', call, viewer, query),
    rfi: foundIn('rfi', call, viewer, query),
    submittal: foundIn('submittal', call, viewer, query),
  };
  const all = Object.values(byType).flat();
  const order = query.q === undefined ? byUrgency(todayIn(viewer.project, call.now)) : byRelevance;
  return {
    data: all
      .sort(order)
      .slice(0, query.limit ?? 10)
      .map(({ row }) => row()),
    total: all.length,
    counts: {
      punch_item: byType.punch_item.length,
      rfi: byType.rfi.length,
      submittal: byType.submittal.length,
    },
  };
}
