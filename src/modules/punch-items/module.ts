import type { Module } from '@/shared/modules/modules';
import { ofLog } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    punch_item: { page: { path: paths.punchItems }, stale: ofLog('punch-items') },
  },
};
