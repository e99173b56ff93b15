import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

const page = lazyPage(() => import('./pages/TemplateIndexPage'));

/**
 * The index page also covers the unknown addresses below it, because the specification has a dynamic route there.
 */
export const templateSettings: readonly Route[] = [
  { path: paths.templateSettings, access: 'public', frame: 'template', page },
  { path: `${paths.templateSettings}/:index`, access: 'public', frame: 'template', page },
];
