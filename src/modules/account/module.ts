import type { Module } from '@/shared/modules/modules';

export const module: Module = {
  areas: { account: 'Account' },
  kinds: {
    account: { stale: { tag: 'account' } },
  },
};
