import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const module: Module = {
  kinds: {
    photo: {
      page: { path: paths.photos, parameter: 'photo' },
      stale: {
        ...ofMedia('photos'),
        operations: ['listAlbums', 'getPhotoSummary', 'listShareLinks'],
      },
    },
    album: { stale: ofMedia('photos') },
  },
  targets: {
    album: {
      noun: 'photo album',
      heading: 'Photo albums',
      page: visitorPaths.album,
      hasFile: true,
    },
    photo: { noun: 'photo', heading: 'Photos', page: visitorPaths.photo, hasFile: true },
  },
};
