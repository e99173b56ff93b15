import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    model: { page: { path: paths.viewer, parameter: 'model' }, stale: ofMedia('models') },
  },
  targets: {
    model: {
      noun: 'model',
      heading: '3D models',
      page: paths.publicViewer,
      parameter: 'model',
      hasFile: true,
    },
  },
};
