import { newsOfComment } from '../../core/kinds/comments.ts';
import { opaque } from '../../core/kinds/fields.ts';
import { followParts, kind } from '../../core/kinds/kind.ts';
import { toEverybody, uploaded } from '../../core/kinds/news.ts';
import { isGranted, permits } from '../../core/permissions/grants.ts';
import { seesPhoto } from '../../core/permissions/media.ts';
import { lookUp, type TenantState } from '../../core/state/model.ts';

export const kinds = [
  kind('photos', {
    type: 'photo',
    module: 'photos',
    title: ({ title }) => title,
    fields: ({ albumId, pairId, markup, ...photo }, { albums, photos }) => ({
      title: photo.title,
      description: photo.description,
      album: albumId === null ? null : lookUp(albums, albumId)?.name,
      location: photo.location,
      locationDetail: photo.locationDetail,
      tags: photo.tags,
      private: photo.private,
      takenAt: photo.takenAt,
      pair: pairId === null ? null : lookUp(photos, pairId)?.title,
      markup: opaque(markup?.shapes),
    }),
    sees: (photo, { membership }) => seesPhoto(membership, photo),
    seesGone: ({ membership }) => isGranted('photos', membership.role, 'view_private'),
    news: (entry, state) => {
      if (entry.action === 'commented') return newsOfComment(entry);
      return entry.action === 'created' ? toEverybody(state, entry, { kind: 'photos_added' }) : [];
    },
    happened: uploaded,
    page: '/dashboard/build-view/photos?photo={id}',
    isPersonal: true,
    target: 'photo',
    isPublic: (photo) => !photo.private,
    linkStatus: (photo) => (photo.private ? 'private' : 'shared'),
  }),
  kind('albums', {
    type: 'album',
    module: 'photos',
    title: ({ name }) => name,
    fields: ({ name, description, coverPhotoId }, { photos }) => ({
      name,
      description,
      cover: coverPhotoId === null ? null : lookUp(photos, coverPhotoId)?.title,
    }),
    isPersonal: true,
    target: 'album',
    isPublic: () => true,
    shares: (_, { membership, project }) => permits('albums', membership.role, project, 'share'),
  }),
];

export const followed = [
  followParts('photos', ({ comments }) => comments, {
    type: 'photo',
    module: 'photos',
    // Not everybody who reads the log may read internal comments.
    fields: ({ part }) => (part.visibility === 'internal' ? {} : { comment: part.body }),
    created: 'commented',
  }),
];

export const files = ({ photos }: TenantState) =>
  Object.values(photos).flatMap((photo) => [
    photo.fileId,
    photo.thumbnailFileId,
    photo.publicFileId,
  ]);
