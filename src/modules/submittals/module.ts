import type { Module } from '@/shared/modules/modules';
import { ofLog } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    submittal: { page: { path: paths.submittals }, stale: ofLog('submittals') },
  },
};
