import type { Module } from '@/shared/modules/modules';
import { ofLog } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    rfi: { noun: 'RFI', page: { path: paths.rfis }, stale: ofLog('rfis') },
  },
};
