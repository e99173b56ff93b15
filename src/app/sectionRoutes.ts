import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

/** The pages that belong to no module: the list of the settings, and what the host offers. */
export const sectionRoutes: readonly Route[] = [
  {
    path: paths.settings,
    needs: ['getAccount', 'listMembers', 'listCompanies', 'listRoles', 'listActivity'],
    name: 'Settings',
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/SettingsIndexPage')),
  },
  {
    path: paths.hostOffers,
    access: 'public',
    page: lazyPage(() => import('./pages/HostOffersPage')),
  },
];
