import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    tour: { page: { path: paths.tours }, stale: ofMedia('tours') },
  },
  targets: {
    tour: {
      noun: 'tour',
      heading: 'Tours',
      page: paths.publicTour,
      parameter: 'tour',
      hasFile: false,
    },
  },
};
