import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const module: Module = {
  kinds: {
    document: {
      page: { path: paths.documents, parameter: 'document' },
      stale: { tag: 'documents', operations: ['listActivity'] },
    },
  },
  targets: {
    document: {
      noun: 'document',
      heading: 'Documents',
      page: visitorPaths.document,
      hasFile: true,
    },
  },
};
