import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkUpdatePhotos } from '@/api/generated/photos/bulkUpdatePhotos.gen';
import { createAlbum } from '@/api/generated/photos/createAlbum.gen';
import { deleteAlbum } from '@/api/generated/photos/deleteAlbum.gen';
import { deletePhoto } from '@/api/generated/photos/deletePhoto.gen';
import { getPhotoQueryKey } from '@/api/generated/photos/getPhoto.gen';
import { getPhotoMarkupQueryKey } from '@/api/generated/photos/getPhotoMarkup.gen';
import { updateAlbum } from '@/api/generated/photos/updateAlbum.gen';
import { updatePhoto } from '@/api/generated/photos/updatePhoto.gen';
import { updatePhotoMarkup } from '@/api/generated/photos/updatePhotoMarkup.gen';
import { updatePhotoPair } from '@/api/generated/photos/updatePhotoPair.gen';
import { updatePhotoStar } from '@/api/generated/photos/updatePhotoStar.gen';
import type {
  BulkUpdatePhotosRequest,
  CreateAlbumRequest,
  MarkupShape,
  Photo,
  PhotoResult,
  UpdateAlbumRequest,
  UpdatePhotoRequest,
} from '@/api/generated/types.gen';
import { failureText } from '@/shared/errors/operationTexts';
import { toast } from '@/shared/feedback/toast';
import { useChange } from '@/shared/feedback/useChange';
import { count } from '@/shared/format/format';

/** What any change of a photo makes old. */
const LISTS = ['listPhotos', 'getPhotoSummary', 'listAlbums'] as const;

type PhotoAddress = Pick<Photo, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: PhotoAddress) => ({ projectId, photoId: id });

function showPhoto(client: QueryClient, answer: PhotoResult): void {
  client.setQueryData(getPhotoQueryKey({ path: pathOf(answer.data) }), answer);
}

export const useUpdatePhoto = (at: PhotoAddress) =>
  useChange({
    operation: 'updatePhoto',
    change: (body: UpdatePhotoRequest) =>
      updatePhoto({ path: pathOf(at), body, throwOnError: true }),
    stale: LISTS,
    said: () => 'Photo updated',
    show: showPhoto,
  });

export const useStarPhoto = (at: PhotoAddress) =>
  useChange({
    operation: 'updatePhotoStar',
    change: (starred: boolean) =>
      updatePhotoStar({ path: pathOf(at), body: { starred }, throwOnError: true }),
    stale: ['listPhotos', 'getPhotoSummary'],
    show: showPhoto,
  });

export const usePairPhoto = (at: PhotoAddress) =>
  useChange({
    operation: 'updatePhotoPair',
    change: (pairId: string | null) =>
      updatePhotoPair({ path: pathOf(at), body: { pairId }, throwOnError: true }),
    // The partner, and a former one, are other photos now.
    stale: ['listPhotos', 'getPhoto'],
    said: (_, pairId) => (pairId ? 'Photos paired' : 'Pair parted'),
    show: showPhoto,
  });

export const useSaveMarkup = (at: PhotoAddress) =>
  useChange({
    operation: 'updatePhotoMarkup',
    change: (shapes: MarkupShape[]) =>
      updatePhotoMarkup({ path: pathOf(at), body: { shapes }, throwOnError: true }),
    stale: ['listPhotos', 'getPhoto'],
    said: () => 'Markup saved',
    show: (client, answer) =>
      client.setQueryData(getPhotoMarkupQueryKey({ path: pathOf(at) }), answer),
  });

export const useDeletePhoto = (at: PhotoAddress) =>
  useChange({
    operation: 'deletePhoto',
    change: () => deletePhoto({ path: pathOf(at), throwOnError: true }),
    stale: LISTS,
    said: () => 'Photo deleted',
  });

export const useCreateAlbum = (projectId: string) =>
  useChange({
    operation: 'createAlbum',
    change: (body: CreateAlbumRequest) =>
      createAlbum({ path: { projectId }, body, throwOnError: true }),
    stale: ['listAlbums'],
    said: () => 'Album created',
  });

export const useUpdateAlbum = (projectId: string) =>
  useChange({
    operation: 'updateAlbum',
    change: ({ albumId, ...body }: UpdateAlbumRequest & { albumId: string }) =>
      updateAlbum({ path: { projectId, albumId }, body, throwOnError: true }),
    stale: ['listAlbums'],
    said: () => 'Album updated',
  });

export const useDeleteAlbum = (projectId: string) =>
  useChange({
    operation: 'deleteAlbum',
    change: (albumId: string) => deleteAlbum({ path: { projectId, albumId }, throwOnError: true }),
    stale: ['listAlbums', 'listPhotos', 'getPhoto'],
    said: () => 'Album deleted',
  });

export type BulkDeed = Omit<BulkUpdatePhotosRequest, 'items'>;

const done: Record<BulkDeed['action'], string> = {
  move: 'moved',
  tag: 'tagged',
  delete: 'deleted',
};

/** Milliseconds in which one can still undo something. */
const TO_THINK = 8000;

/**
 * Moves, tags or deletes many at once, and says how many of them could not be. Those that were moved can be moved
 * back, in one call for each album that they came from.
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
    mutationFn: async (photos: readonly Photo[]) => {
      for (const albumId of new Set(photos.map((photo) => photo.albumId))) {
        const own = photos.filter((photo) => photo.albumId === albumId);
        await send({ action: 'move', photos: own, ...(albumId !== null && { albumId }) });
      }
    },
    onSuccess: () => toast.success('Moved back'),
    onError: fail,
    onSettled: settle,
  });

  return useMutation({
    mutationFn: send,
    onSuccess: ({ succeeded, failed, results }, { action, photos }) => {
      const changed = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
      const moved = photos.filter(({ id }) => changed.has(id));
      if (succeeded > 0) {
        toast.success(`${count(succeeded, 'photo')} ${done[action]}`, {
          ...(action === 'move' && {
            duration: TO_THINK,
            action: { label: 'Undo', run: () => undo.mutate(moved) },
          }),
        });
      }
      if (failed > 0) toast.error(`${count(failed, 'photo')} could not be ${done[action]}`);
      onDone([...changed]);
    },
    onError: fail,
    onSettled: settle,
  });
}
