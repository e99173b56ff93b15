import { IconFolder } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const routes: readonly Route[] = [
  {
    path: paths.documents,
    needs: 'listDocuments',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/DocumentsPage')),
    navigation: {
      group: 'Office',
      module: 'documents',
      label: 'Documents',
      icon: IconFolder,
      order: 1,
      keywords: 'files folders drawings',
    },
  },
  {
    path: `${visitorPaths.document}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicDocumentPage')),
  },
];
