import type { LogCall, Viewer } from '../../core/members/viewer.ts';
import type { LogRecord } from '../../core/state/records/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import type { AnyLog } from './log.ts';
import { seenRecords } from './rights.ts';

type ItemStats = components['schemas']['ItemStats'];

const RECENT_MS = 168 * 60 * 60 * 1000;

/** Sorted moments (milliseconds since the epoch), so that counting needs no full scan. */
export type Moments = readonly number[];

/** @param times RFC 3339 */
export const momentsOf = (times: readonly string[]): Moments =>
  times.map((time) => Date.parse(time)).sort((a, b) => a - b);

/** Counts the moments in the last 7 days (the range of the dashboard) or in the future. */
export function recentOf(moments: Moments, now: number): number {
  let [first, end] = [0, moments.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((moments[middle] ?? 0) < now - RECENT_MS) first = middle + 1;
    else end = middle;
  }
  return moments.length - first;
}

/** The counts of a log that do not depend on the current time. */
export interface Tally {
  byStatus: ItemStats['byStatus'];
  createdAt: Moments;
}

/** Counts the records of a log that the caller sees. */
export function tallyOf<R extends LogRecord>(
  log: AnyLog<R>,
  call: Pick<LogCall, 'tenant'>,
  viewer: Viewer,
): Tally {
  const seen = seenRecords(log, viewer, log.records(call.tenant.state));
  const byStatus = { active: 0, completed: 0, draft: 0 };
  for (const { status } of seen) {
    if (status === 'draft') byStatus.draft++;
    else if (status === 'closed') byStatus.completed++;
    else byStatus.active++;
  }
  return { byStatus, createdAt: momentsOf(seen.map(({ createdAt }) => createdAt)) };
}

/** The counts of the dashboard. */
export const itemStats = ({ byStatus, createdAt }: Tally, now: number): ItemStats => ({
  total: createdAt.length,
  byStatus,
  recentCreatedLast7Days: recentOf(createdAt, now),
});
