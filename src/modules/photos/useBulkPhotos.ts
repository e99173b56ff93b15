import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkUpdatePhotos } from '@/api/generated/photos/bulkUpdatePhotos.gen';
import type { BulkUpdatePhotosRequest, Photo } from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { count } from '@/shared/format/format';
import { LISTS } from './mutations';

type BulkDeed = Omit<BulkUpdatePhotosRequest, 'items'>;

const doneOf = ({ action, private: isPrivate }: BulkDeed): string =>
  action === 'set_private'
    ? isPrivate
      ? 'made private'
      : 'shown to everybody'
    : { move: 'moved', tag: 'tagged', delete: 'deleted' }[action];

/** Milliseconds in which one can still undo something. */
const TO_THINK = 8000;

/** The deeds, each with its photos, that bring photos back to how they were; null where none does. */
function wayBack(
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
      .map((was) => ({ action, private: was, photos: before.filter((one) => one.private === was) }))
      .filter(({ photos }) => photos.length > 0);
  }
  return null;
}

/**
 * Moves, tags, hides or deletes many at once, and says how many of them could not be. Where there is a way back it is
 * offered, in one call for each state that they had before.
 *
 * @param onDone Called with the ids of those that were changed.
 */
export function useBulkPhotos(projectId: string, onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const send = async ({ photos, ...deed }: BulkDeed & { photos: readonly Photo[] }) => {
    const body = { ...deed, items: photos.map(({ id }) => ({ id })) };
    const { data } = await bulkUpdatePhotos({ path: { projectId }, body, throwOnError: true });
    return data.data;
  };
  const settle = () => {
    for (const _id of [...LISTS, 'getPhoto']) {
      void client.invalidateQueries({ queryKey: [{ _id }] });
    }
  };
  const fail = (error: unknown) => toast.error(failureText('bulkUpdatePhotos', error));

  const undo = useMutation({
    mutationFn: async (deeds: readonly Parameters<typeof send>[0][]) => {
      for (const deed of deeds) await send(deed);
    },
    onSuccess: (_, [deed]) =>
      toast.success(deed?.action === 'move' ? 'Moved back' : 'As it was before'),
    onError: fail,
    onSettled: settle,
  });

  return useMutation({
    mutationFn: send,
    onSuccess: ({ succeeded, failed, results }, { photos, ...deed }) => {
      const changed = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
      const back = wayBack(
        deed,
        photos.filter(({ id }) => changed.has(id)),
      );
      if (succeeded > 0) {
        toast.success(`${count(succeeded, 'photo')} ${doneOf(deed)}`, {
          ...(back && {
            duration: TO_THINK,
            action: { label: 'Undo', run: () => undo.mutate(back) },
          }),
        });
      }
      if (failed > 0) toast.error(`${count(failed, 'photo')} could not be ${doneOf(deed)}`);
      onDone([...changed]);
    },
    onError: fail,
    onSettled: settle,
  });
}
