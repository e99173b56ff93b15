import type { Module } from '@/shared/modules/modules';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  kinds: {
    project: { page: { path: paths.adminProjects, parameter: 'open' } },
  },
};
