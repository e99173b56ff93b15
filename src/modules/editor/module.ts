import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    page: { page: { path: paths.editor }, stale: { tag: 'pages', operations: ['listActivity'] } },
  },
};
