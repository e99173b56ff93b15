import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Priority } from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import type { AnyLog, RecordRow } from './log';
import { listsChanged, TO_THINK } from './mutations';

interface Bulk {
  items: readonly RecordRow[];
  action: 'update' | 'transition' | 'delete';
  changes?: Changes;
  transition?: { status: string };
}

/** What can be changed for many at once. */
export type Changes = { priority?: Priority; assigneeIds?: string[] };

/**
 * Changes or deletes many at once and says how many of them could not be. What was changed can be undone: the
 * values from before are written again, in one call for each.
 *
 * @param onDone Called with the ids of those that were changed.
 */
export function useBulk(log: AnyLog, projectId: string, onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const send = async ({ items, ...body }: Bulk) => {
    const states = items.map(({ id, version }) => ({ id, version }));
    const { data } = await log.calls.bulk(projectId, { ...body, items: states });
    return data.data;
  };
  const settle = () => {
    void client.invalidateQueries({ queryKey: [{ _id: log.operations.get }] });
    return listsChanged(client, log, projectId);
  };
  const fail = (error: unknown) => toast.error(failureText(log.operations.bulk, error));

  const undo = useMutation({
    mutationFn: async (groups: readonly Bulk[]) => {
      const results = await Promise.all(groups.map(send));
      return results.reduce((sum, { failed }) => sum + failed, 0);
    },
    onSuccess: (failed) => {
      if (failed > 0) toast.error(`${failed} ${log.kind.one}(s) could not be changed back`);
      else toast.success('Changed back');
    },
    onError: fail,
    // Of several calls, those before the one that failed have done their part.
    onSettled: settle,
  });

  return useMutation({
    mutationFn: send,
    onSuccess: ({ succeeded, failed, results }, { action, changes, items }) => {
      const done = action === 'delete' ? 'deleted' : 'changed';
      const versions = new Map(results.map(({ id, version }) => [id, version]));
      const changed = items.flatMap((row) => {
        const version = versions.get(row.id);
        return version ? [{ ...row, version }] : [];
      });
      if (succeeded > 0) {
        toast.success(
          `${succeeded} ${log.kind.one}(s) ${done}`,
          changes && {
            duration: TO_THINK,
            action: { label: 'Undo', run: () => undo.mutate(asBefore(changed, changes)) },
          },
        );
      }
      if (failed > 0) toast.error(`${failed} ${log.kind.one}(s) could not be ${done}`);
      onDone(results.filter(({ ok }) => ok).map(({ id }) => id));
      return settle();
    },
    onError: fail,
  });
}

/** Writes of the values that rows had; those that had the same go together. */
function asBefore(rows: readonly RecordRow[], changes: Changes): Bulk[] {
  const groups = new Map<string, Bulk>();
  for (const row of rows) {
    const before: Changes = {
      ...(changes.priority && { priority: row.priority }),
      ...(changes.assigneeIds && { assigneeIds: row.assignees.map(({ id }) => id) }),
    };
    const key = JSON.stringify(before);
    const items = [...(groups.get(key)?.items ?? []), row];
    groups.set(key, { items, action: 'update', changes: before });
  }
  return [...groups.values()];
}
