import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    document: {
      page: { path: paths.documents, parameter: 'document' },
      stale: { tag: 'documents', operations: ['listActivity'] },
    },
  },
};
