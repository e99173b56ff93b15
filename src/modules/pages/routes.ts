import { IconPencil } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';
import { visitorPaths } from '@/shared/routing/visitorPaths';

// One page for both, so that the library keeps its state while a page is open.
const page = lazyPage(() => import('./pages/EditorPage'));

export const routes: readonly Route[] = [
  {
    path: paths.editor,
    needs: 'listPages',
    access: 'user',
    frame: 'project',
    page,
    navigation: {
      group: 'Office',
      module: 'editor',
      label: 'Editor',
      icon: IconPencil,
      order: 2,
      keywords: 'pages minutes daily reports notes',
    },
  },
  { path: `${paths.editor}/:pageId`, needs: 'getPage', access: 'user', frame: 'project', page },
  {
    path: `${visitorPaths.page}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicTextPage')),
  },
];
