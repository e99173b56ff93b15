import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    change_order: { page: { path: paths.budget, parameter: 'open', tab: 'changes' } },
    invoice: { page: { path: paths.budget, parameter: 'open', tab: 'invoices' } },
  },
};
