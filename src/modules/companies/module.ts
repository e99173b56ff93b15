import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    company: { page: { path: paths.companies, parameter: 'company' } },
  },
};
