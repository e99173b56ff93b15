import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

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
};
