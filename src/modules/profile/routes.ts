import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.userProfile,
    needs: 'getProfile',
    name: 'Profiles',
    access: 'user',
    page: lazyPage(() => import('./pages/ProfilePage')),
  },
  {
    path: paths.secondFactor,
    needs: 'getSecondFactor',
    name: 'Second factors',
    access: 'user',
    page: lazyPage(() => import('./pages/SecondFactorPage')),
  },
];
