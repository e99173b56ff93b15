import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const module: Module = {
  areas: { pages: 'Editor' },
  kinds: {
    page: { page: { path: paths.editor }, stale: { tag: 'pages', operations: ['listActivity'] } },
  },
  targets: {
    page: { noun: 'page', heading: 'Pages', page: visitorPaths.page, hasFile: false },
  },
};
