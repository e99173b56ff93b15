import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const module: Module = {
  kinds: {
    video: { page: { path: paths.videos, parameter: 'video' }, stale: ofMedia('videos') },
  },
  targets: {
    video: { noun: 'video', heading: 'Videos', page: visitorPaths.video, hasFile: true },
  },
};
