import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

const page = lazyPage(() => import('./pages/TemplateIndexPage'));

/**
 * The pages that list a section. That of the template settings also covers the unknown addresses below it, because the
 * specification has a dynamic route there.
 */
export const sectionRoutes: readonly Route[] = [
  {
    path: paths.settings,
    access: 'user',
    signedOutTo: paths.home,
    frame: 'settings',
    page: lazyPage(() => import('./pages/SettingsIndexPage')),
  },
  { path: paths.templateSettings, access: 'public', frame: 'template', page },
  { path: `${paths.templateSettings}/:index`, access: 'public', frame: 'template', page },
];
