import type { Module } from '@/shared/modules/modules';
import { peopleAnswers } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  areas: { companies: 'Companies' },
  kinds: {
    company: {
      page: { path: paths.companies, parameter: 'company' },
      stale: { tag: 'companies', operations: peopleAnswers },
    },
  },
};
