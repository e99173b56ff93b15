import { IconCube } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.models,
    needs: 'listModels',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/ModelsPage')),
    navigation: {
      group: '3D view',
      module: 'models',
      label: '3D models',
      icon: IconCube,
      order: 1,
      keywords: '3d bim ifc',
    },
  },
  {
    path: paths.publicViewer,
    needs: 'openPublicLink',
    name: 'Public links',
    query: 'model',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicModelPage')),
  },
  {
    path: paths.viewer,
    needs: 'getModel',
    name: 'Models',
    query: 'model',
    access: 'user',
    frame: 'project',
    wide: true,
    page: lazyPage(() => import('./pages/ModelViewerPage')),
  },
];
