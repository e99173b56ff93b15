import { IconUsers } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.team,
    needs: 'listTeam',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/TeamPage')),
    navigation: {
      group: 'Office',
      label: 'Team',
      icon: IconUsers,
      order: 3,
      keywords: 'people members companies',
    },
  },
  {
    path: paths.members,
    needs: 'listMembers',
    name: 'Members',
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/MembersPage')),
  },
];
