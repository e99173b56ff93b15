import type { Module } from '@/shared/modules/modules';
import { peopleAnswers } from '@/shared/modules/stale';
import { paths } from '@/shared/routing/paths';

export const module: Module = {
  areas: { roles: 'Roles' },
  kinds: {
    role: {
      page: { path: paths.roles, parameter: 'role' },
      stale: { tag: 'roles', operations: peopleAnswers },
    },
  },
};
