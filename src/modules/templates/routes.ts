import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

const common = { access: 'public', frame: 'template' } as const;

/** Everybody can open the pages (specification, section 2); the API says who sees templates. */
export const routes: readonly Route[] = [
  {
    ...common,
    path: paths.templateSettings,
    needs: 'listTemplates',
    name: 'Templates',
    page: lazyPage(() => import('./pages/TemplatesPage')),
  },
  {
    ...common,
    path: paths.templateConfiguration,
    needs: 'listTemplates',
    name: 'Templates',
    page: lazyPage(() => import('./pages/ConfigurationPage')),
  },
  {
    ...common,
    path: paths.templateMembers,
    needs: 'listTemplates',
    name: 'Templates',
    page: lazyPage(() => import('./pages/MembersPage')),
  },
  {
    ...common,
    path: paths.templateProducts,
    needs: 'listTemplates',
    name: 'Templates',
    page: lazyPage(() => import('./pages/ProductsPage')),
  },
  {
    ...common,
    path: `${paths.templateSettings}/:index`,
    needs: 'listTemplates',
    name: 'Templates',
    page: lazyPage(() => import('./pages/TemplatePage')),
  },
];
