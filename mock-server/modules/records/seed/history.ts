import type { ActivityEntry } from '../../../core/state/activity.ts';
import type { LogRecord } from '../../../core/state/records/logs.ts';
import { recordOf } from '../history.ts';
import type { AnyLog } from '../log.ts';

/**
 * A step in the life of a record of the demo: its creation (`from` is null), a change of status, or an answer (`from`
 * is `to`).
 */
export interface SeededEntry {
  at: string;
  actorId: string;
  from: string | null;
  to: string;
  reason?: string | null;
}

const actionOf = ({ from, to }: SeededEntry) =>
  from === null ? 'created' : to === from ? 'responded' : 'status_changed';

export const entriesAbout = <R extends LogRecord>(
  log: Pick<AnyLog<R>, 'type' | 'module'>,
  record: R,
  history: readonly SeededEntry[],
): ActivityEntry[] =>
  history.map((step, i) => ({
    id: `act_${record.id}_${i}`,
    at: step.at,
    actorKind: 'person',
    actorId: step.actorId,
    action: actionOf(step),
    module: log.module,
    projectId: record.projectId,
    record: recordOf(log, record),
    changes:
      actionOf(step) === 'status_changed'
        ? [{ field: 'status', from: step.from, to: step.to }]
        : [],
    reason: step.reason ?? null,
  }));

export const statusSince = (history: readonly SeededEntry[]): string | null =>
  history.findLast((step) => actionOf(step) === 'status_changed')?.at ?? null;

/** Sorts entries as the log has them. */
export const inOrder = (entries: ActivityEntry[]): ActivityEntry[] =>
  entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
