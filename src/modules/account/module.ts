import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  kinds: {
    account: { stale: { tag: 'account' } },
  },
};
