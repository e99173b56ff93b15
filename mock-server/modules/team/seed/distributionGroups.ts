import type { Seed } from '../../../core/seed.ts';
import type { DistributionGroup } from '../../../core/state/team.ts';

const groups: readonly DistributionGroup[] = [
  {
    id: 'grp_handover',
    projectId: 'prj_harbor',
    name: 'Level 4 handover',
    memberIds: ['usr_ana', 'usr_marcus', 'usr_diego', 'usr_sam', 'usr_helen'],
    version: 1,
  },
  {
    id: 'grp_design',
    projectId: 'prj_harbor',
    name: 'Design team',
    memberIds: ['usr_priya', 'usr_lena', 'usr_yuki'],
    version: 1,
  },
];

export const seed: Seed = () => ({
  distributionGroups: Object.fromEntries(groups.map((group) => [group.id, { ...group }])),
});
