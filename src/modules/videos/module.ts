import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    video: { page: { path: paths.videos, parameter: 'video' }, stale: ofMedia('videos') },
  },
};
