import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    plan_set: {
      noun: 'set of plans',
      page: { path: paths.planSets },
      stale: { tag: 'plans', operations: ['listActivity'] },
    },
    sheet: {
      page: { path: paths.plans },
      stale: { tag: 'plans', operations: ['listActivity'], naming: ['listPins'] },
    },
  },
};
