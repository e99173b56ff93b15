import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

/** The page that lists the settings. */
export const sectionRoutes: readonly Route[] = [
  {
    path: paths.settings,
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/SettingsIndexPage')),
  },
];
