import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import { seenRecords } from './access.ts';
import type { AnyLog } from './log.ts';
import type { LogCall, Viewer } from './viewer.ts';

const RECENT_MS = 168 * 60 * 60 * 1000;

/** Whether something was created in the last 7 days, the span of the dashboard. */
export const isRecent = (createdAt: string, now: number): boolean =>
  Date.parse(createdAt) >= now - RECENT_MS;

/** The counts of the dashboard: what the caller sees of the log, and no more. */
export function itemStats<R extends LogRecord>(
  log: AnyLog<R>,
  call: LogCall,
  viewer: Viewer,
): components['schemas']['ItemStats'] {
  const seen = seenRecords(log, viewer, log.records(call.tenant.state));
  const byStatus = { active: 0, completed: 0, draft: 0 };
  let recentCreatedLast7Days = 0;
  for (const { status, createdAt } of seen) {
    if (status === 'draft') byStatus.draft++;
    else if (status === 'closed') byStatus.completed++;
    else byStatus.active++;
    if (isRecent(createdAt, call.now)) recentCreatedLast7Days++;
  }
  return { total: seen.length, byStatus, recentCreatedLast7Days };
}
