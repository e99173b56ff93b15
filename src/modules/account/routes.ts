import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.adminSetting,
    needs: 'getAccount',
    name: 'Account settings',
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/AccountPage')),
  },
];
