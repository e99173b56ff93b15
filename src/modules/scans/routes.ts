import { IconScan } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.scans,
    needs: 'listScans',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/ScansPage')),
    navigation: {
      group: 'Build view',
      module: 'scans',
      label: 'Scans',
      icon: IconScan,
      order: 1,
      keywords: '3d point clouds',
    },
  },
  {
    path: paths.publicPotree,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicScanPage')),
  },
  {
    path: paths.viewer,
    needs: 'getScanCloudFile',
    name: 'The viewer',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/ViewerIndexPage')),
  },
  {
    path: paths.potreeViewer,
    needs: 'getScanCloudFile',
    name: 'The viewer',
    access: 'user',
    frame: 'project',
    wide: true,
    page: lazyPage(() => import('./pages/ScanViewerPage')),
  },
];
