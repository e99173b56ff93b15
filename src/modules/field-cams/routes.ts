import { paths, visitorPaths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.fieldCam,
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/FieldCamsPage')),
  },
  {
    path: `${visitorPaths.cam}/:id`,
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicCameraPage')),
  },
];
