import type { Module } from '@/shared/modules/modules';
import { peopleAnswers } from '@/shared/modules/stale';

export const module: Module = {
  areas: { team: 'Team', members: 'Members' },
  kinds: {
    member: {
      stale: { tag: 'team', operations: [...peopleAnswers, 'getCurrentUser', 'listProjects'] },
    },
    invitation: { stale: { tag: 'team', operations: ['listActivity'] } },
    distribution_group: { stale: { tag: 'team' } },
  },
};
