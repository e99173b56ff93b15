import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  kinds: {
    template: { stale: { tag: 'templates', operations: ['listActivity'] } },
  },
};
