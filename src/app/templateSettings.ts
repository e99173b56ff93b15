import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

const page = lazyPage(() => import('./pages/TemplateIndexPage'));

/**
 * The index of the template settings, also for the addresses below it that name none of the pages: the
 * specification has a dynamic one there. It stands behind the pages, which would never be found otherwise.
 */
export const templateSettings: readonly Route[] = [
  { path: paths.templateSettings, access: 'public', frame: 'template', page },
  { path: `${paths.templateSettings}/:index`, access: 'public', frame: 'template', page },
];
