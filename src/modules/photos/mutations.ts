import type { QueryClient } from '@tanstack/react-query';
import {
  addPhotoComment,
  createAlbum,
  deleteAlbum,
  deletePhoto,
  deletePhotoComment,
  getPhotoMarkupQueryKey,
  getPhotoQueryKey,
  updateAlbum,
  updatePhoto,
  updatePhotoMarkup,
  updatePhotoPair,
  updatePhotoStar,
} from '@/api/generated/photos.gen';
import type {
  AddCommentRequest,
  Album,
  CreateAlbumRequest,
  MarkupShape,
  Photo,
  PhotoResult,
  UpdateAlbumRequest,
  UpdatePhotoRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

/** Operations that any change of a photo makes stale. */
export const LISTS = ['listPhotos', 'getPhotoSummary', 'listAlbums'] as const;

type PhotoAddress = Pick<Photo, 'projectId' | 'id'>;
const pathOf = ({ projectId, id }: PhotoAddress) => ({ projectId, photoId: id });

function showPhoto(client: QueryClient, answer: PhotoResult): void {
  client.setQueryData(getPhotoQueryKey({ path: pathOf(answer.data) }), answer);
}

export const useUpdatePhoto = (address: PhotoAddress) =>
  useWrite({
    operation: 'updatePhoto',
    failure: 'inline',
    write: (body: UpdatePhotoRequest) =>
      updatePhoto({ path: pathOf(address), body, throwOnError: true }),
    stale: LISTS,
    record: 'getPhoto',
    successToast: () => 'Photo updated',
    show: showPhoto,
  });

export const useHidePhoto = (address: PhotoAddress & Pick<Photo, 'version'>) =>
  useWrite({
    operation: 'updatePhoto',
    write: (isPrivate: boolean) =>
      updatePhoto({
        path: pathOf(address),
        body: { version: address.version, private: isPrivate },
        throwOnError: true,
      }),
    stale: LISTS,
    record: 'getPhoto',
    successToast: (_, isPrivate) =>
      isPrivate ? 'The photo is private now' : 'Everyone in the project can see the photo now',
    show: showPhoto,
  });

export const usePhotoComment = (address: PhotoAddress) =>
  useWrite({
    operation: 'addPhotoComment',
    write: (body: AddCommentRequest) =>
      addPhotoComment({ path: pathOf(address), body, throwOnError: true }),
    stale: ['listPhotos'],
    failure: 'inline',
    show: showPhoto,
  });

export const useDeletePhotoComment = (address: PhotoAddress) =>
  useWrite({
    operation: 'deletePhotoComment',
    write: (commentId: string) =>
      deletePhotoComment({ path: { ...pathOf(address), commentId }, throwOnError: true }),
    stale: ['listPhotos'],
    show: showPhoto,
  });

export const useStarPhoto = (address: PhotoAddress) =>
  useWrite({
    operation: 'updatePhotoStar',
    write: (starred: boolean) =>
      updatePhotoStar({ path: pathOf(address), body: { starred }, throwOnError: true }),
    stale: ['listPhotos', 'getPhotoSummary'],
    show: showPhoto,
  });

export const usePairPhoto = (address: PhotoAddress) =>
  useWrite({
    operation: 'updatePhotoPair',
    write: (pairId: string | null) =>
      updatePhotoPair({ path: pathOf(address), body: { pairId }, throwOnError: true }),
    // The old and the new partner change as well.
    stale: ['listPhotos', 'getPhoto'],
    successToast: (_, pairId) => (pairId ? 'Photos paired' : 'Photos unpaired'),
    show: showPhoto,
  });

export const useSaveMarkup = (address: PhotoAddress) =>
  useWrite({
    operation: 'updatePhotoMarkup',
    write: (shapes: MarkupShape[]) =>
      updatePhotoMarkup({ path: pathOf(address), body: { shapes }, throwOnError: true }),
    stale: ['listPhotos', 'getPhoto'],
    successToast: () => 'Markup saved',
    show: (client, answer) =>
      client.setQueryData(getPhotoMarkupQueryKey({ path: pathOf(address) }), answer),
  });

export const useDeletePhoto = (address: PhotoAddress & Pick<Photo, 'version'>) =>
  useWrite({
    operation: 'deletePhoto',
    write: () =>
      deletePhoto({
        path: pathOf(address),
        query: { version: address.version },
        throwOnError: true,
      }),
    stale: LISTS,
    record: 'getPhoto',
    successToast: () => 'Photo deleted',
  });

export const useCreateAlbum = (projectId: string) =>
  useWrite({
    operation: 'createAlbum',
    failure: 'inline',
    write: (body: CreateAlbumRequest) =>
      createAlbum({ path: { projectId }, body, throwOnError: true }),
    stale: ['listAlbums'],
    successToast: () => 'Album created',
  });

export const useUpdateAlbum = (projectId: string, failure: 'toast' | 'inline' = 'toast') =>
  useWrite({
    failure,
    operation: 'updateAlbum',
    write: ({ albumId, ...body }: UpdateAlbumRequest & { albumId: string }) =>
      updateAlbum({ path: { projectId, albumId }, body, throwOnError: true }),
    stale: ['listAlbums'],
  });

export const useDeleteAlbum = (projectId: string) =>
  useWrite({
    operation: 'deleteAlbum',
    write: ({ id, version }: Album) =>
      deleteAlbum({ path: { projectId, albumId: id }, query: { version }, throwOnError: true }),
    stale: ['listAlbums', 'listPhotos', 'getPhoto'],
    successToast: () => 'Album deleted',
  });
