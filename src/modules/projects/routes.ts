import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  { path: paths.home, access: 'user', page: lazyPage(() => import('./pages/HomePage')) },
  {
    path: paths.dashboard,
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/DashboardPage')),
  },
];
