import { bulkUpdatePhotos } from '@/api/generated/photos.gen';
import type { BulkUpdatePhotosRequest, Photo } from '@/api/generated/types.gen';
import { toast, withUndo } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';
import { LISTS } from './mutations';

type BulkDeed = Omit<BulkUpdatePhotosRequest, 'items'>;

const doneOf = ({ action, private: isPrivate }: BulkDeed): string =>
  action === 'set_private'
    ? isPrivate
      ? 'made private'
      : 'made visible to everyone'
    : { move: 'moved', tag: 'tagged', delete: 'deleted' }[action];

/** Returns the bulk actions, each with its photos, that undo an action. Null if it cannot be undone. */
function undoActions(
  { action }: BulkDeed,
  before: readonly Photo[],
): (BulkDeed & { photos: readonly Photo[] })[] | null {
  if (action === 'move') {
    return [...new Set(before.map(({ albumId }) => albumId))].map((albumId) => ({
      action,
      photos: before.filter((photo) => photo.albumId === albumId),
      ...(albumId !== null && { albumId }),
    }));
  }
  if (action === 'set_private') {
    return [true, false]
      .map((was) => ({
        action,
        private: was,
        photos: before.filter((photo) => photo.private === was),
      }))
      .filter(({ photos }) => photos.length > 0);
  }
  return null;
}

/**
 * Moves, tags, hides or deletes many photos at once, and toasts how many succeeded and failed. Offers Undo where
 * possible: one call for each state that the photos had before.
 *
 * @param onDone Called with the ids of the changed photos.
 */
export function useBulkPhotos(
  projectId: string,
  onDone: (ids: readonly string[]) => void,
  failure: 'toast' | 'inline',
) {
  const stale = [...LISTS, 'getPhoto'] as const;
  const send = async ({ photos, ...deed }: BulkDeed & { photos: readonly Photo[] }) => {
    const body = { ...deed, items: photos.map(({ id }) => ({ id })) };
    const { data } = await bulkUpdatePhotos({ path: { projectId }, body, throwOnError: true });
    return data.data;
  };
  const undo = useWrite({
    operation: 'bulkUpdatePhotos',
    write: async (deeds: readonly Parameters<typeof send>[0][]) => {
      let failed = 0;
      for (const deed of deeds) failed += (await send(deed)).failed;
      return { data: failed };
    },
    stale,
    successToast: (failed) => (failed === 0 ? 'Undone' : undefined),
    onSuccess: (failed) => {
      if (failed > 0) toast.error(`${count(failed, 'photo')} could not be undone`);
    },
  });

  return useWrite({
    operation: 'bulkUpdatePhotos',
    write: async (deed: Parameters<typeof send>[0]) => ({ data: await send(deed) }),
    stale,
    successToast: ({ succeeded, results }, { photos, ...deed }) => {
      if (succeeded === 0) return undefined;
      const changed = changedIn(results);
      const back = undoActions(
        deed,
        photos.filter(({ id }) => changed.has(id)),
      );
      const message = `${count(succeeded, 'photo')} ${doneOf(deed)}`;
      return back ? withUndo(message, () => undo.mutate(back)) : message;
    },
    onSuccess: ({ failed, results }, deed) => {
      if (failed > 0) toast.error(`${count(failed, 'photo')} could not be ${doneOf(deed)}`);
      onDone([...changedIn(results)]);
    },
    failure,
  });
}

const changedIn = (results: readonly { id: string; ok: boolean }[]) =>
  new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
