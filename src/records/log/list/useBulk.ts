import type { Priority } from '@/api/generated/types.gen';
import { toast, withUndo } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';
import { count, formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import type { AnyLog, RecordRow } from '../log';
import { staleOf } from '../writes';

interface Bulk {
  items: readonly RecordRow[];
  action: 'update' | 'transition' | 'delete';
  changes?: Changes;
  transition?: { status: string };
  /** What the people and companies of the changes are called, for the message. */
  names?: readonly string[];
}

/** What can be changed in many records at once. */
export type Changes = {
  priority?: Priority;
  assigneeIds?: string[];
  /** A calendar day; null for none. */
  dueDate?: string | null;
  /** Null for none. */
  responsibleCompanyId?: string | null;
};

const done = { update: 'updated', transition: 'updated', delete: 'deleted' } as const;

/**
 * Changes or deletes many records at once and shows how many succeeded. Undo writes the previous values again.
 *
 * @param onDone Called with the ids of the written records.
 */
export function useBulk(log: AnyLog, projectId: string, onDone: (ids: readonly string[]) => void) {
  const { bulk, get } = log.operations;
  const { one, many } = log.recordType;
  const stale = [...staleOf(log), get.id];
  const send = ({ items, changes, names: _, ...body }: Bulk) => {
    const states = items.map(({ id, version }) => ({ id, version }));
    const request = { ...body, ...(changes && { changes: requestOf(changes) }), items: states };
    return bulk.call(projectId, request);
  };

  const undo = useWrite({
    operation: bulk.id,
    write: async (groups: readonly Bulk[]) => ({ data: await failuresOf(groups, send) }),
    stale,
    successToast: (failed) => (failed === 0 ? 'Undone' : undefined),
    onSuccess: (failed) => {
      if (failed > 0) toast.error(`${count(failed, one, many)} could not be undone`);
    },
  });

  return useWrite({
    operation: bulk.id,
    write: send,
    stale,
    successToast: ({ data: { succeeded, results } }, request) => {
      const { changes, items } = request;
      if (succeeded === 0) return undefined;
      const message = `${count(succeeded, one, many)} ${outcomeOf(request)}`;
      if (!changes) return message;
      const versions = new Map(results.map(({ id, version }) => [id, version]));
      const changed = items.flatMap((row) => {
        const version = versions.get(row.id);
        return version ? [{ ...row, version }] : [];
      });
      return withUndo(message, () => undo.mutate(previous(changed, changes)));
    },
    onSuccess: ({ data: { failed, results } }, { action }) => {
      if (failed > 0) toast.error(`${count(failed, one, many)} could not be ${done[action]}`);
      onDone(results.filter(({ ok }) => ok).map(({ id }) => id));
    },
  });
}

/** A request names the properties to empty under `clear`. */
function requestOf(changes: Changes) {
  const entries = Object.entries(changes);
  const clear = entries.filter(([, value]) => value === null).map(([name]) => name);
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value !== null)),
    ...(clear.length > 0 && { clear }),
  };
}

/** Returns what happened to the records: 'assigned to Cascade Mechanical', 'set to Closed'. */
function outcomeOf({ action, changes, transition, names = [] }: Bulk): string {
  if (transition) return `set to ${optionLabel(transition.status)}`;
  if (changes?.assigneeIds) return `assigned to ${names.join(', ')}`;
  if (changes?.priority) return `set to ${optionLabel(changes.priority)}`;
  if (changes?.dueDate) return `now due ${formatCalendarDate(changes.dueDate)}`;
  if (changes?.dueDate === null) return 'now without a due date';
  if (changes?.responsibleCompanyId) {
    return `now with ${names.join(', ')} as the responsible company`;
  }
  return done[action];
}

/** Sends several calls and counts the failed records. @throws The first failure if no call succeeded. */
async function failuresOf(
  groups: readonly Bulk[],
  send: (group: Bulk) => Promise<{ data: { data: { failed: number } } }>,
): Promise<number> {
  const answers = await Promise.allSettled(groups.map(send));
  const [first] = answers;
  if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) {
    throw first.reason;
  }
  return answers.reduce((sum, answer, index) => {
    const lost = groups[index]?.items.length ?? 0;
    return sum + (answer.status === 'fulfilled' ? answer.value.data.data.failed : lost);
  }, 0);
}

/** Writes of the rows' previous values. Rows with the same values share one call. */
function previous(rows: readonly RecordRow[], changes: Changes): Bulk[] {
  const groups = new Map<string, Bulk>();
  for (const row of rows) {
    const before: Changes = {
      ...(changes.priority && { priority: row.priority }),
      ...(changes.assigneeIds && { assigneeIds: row.assignees.map(({ id }) => id) }),
      ...(changes.dueDate !== undefined && { dueDate: row.dueDate }),
      ...(changes.responsibleCompanyId && {
        responsibleCompanyId: row.responsibleCompany?.id ?? null,
      }),
    };
    const key = JSON.stringify(before);
    const items = [...(groups.get(key)?.items ?? []), row];
    groups.set(key, { items, action: 'update', changes: before });
  }
  return [...groups.values()];
}
