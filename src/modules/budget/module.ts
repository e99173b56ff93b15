import type { Module } from '@/shared/modules/modules';
import type { Stale } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

/** Nearly every record of the budget changes its sums. */
const stale: Stale = { tag: 'budget', operations: ['listActivity'] };

export const module: Module = {
  kinds: {
    budget: { stale },
    commitment: { stale },
    change_event: { stale },
    change_order: { page: { path: paths.budget, parameter: 'open', tab: 'changes' }, stale },
    invoice: { page: { path: paths.budget, parameter: 'open', tab: 'invoices' }, stale },
    direct_cost: { stale },
  },
};
