import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { templates: 'Templates' },
  kinds: {
    template: { stale: { tag: 'templates', operations: ['listActivity'] } },
  },
};
