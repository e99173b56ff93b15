import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  areas: { pages: 'Editor' },
  kinds: {
    page: { page: { path: paths.editor }, stale: { tag: 'pages', operations: ['listActivity'] } },
  },
};
