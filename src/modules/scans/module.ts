import type { Module } from '@/shared/modules/modules';
import { ofMedia } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    scan: { page: { path: paths.potreeViewer, parameter: 'scan' }, stale: ofMedia('scans') },
  },
  targets: {
    scan: {
      noun: 'scan',
      heading: 'Scans',
      page: paths.publicPotree,
      parameter: 'scan',
      hasFile: true,
    },
  },
};
