import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.fieldCam,
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/FieldCamsPage')),
  },
  {
    path: paths.publicCamera,
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicCameraPage')),
  },
];
