import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.publicViewer,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicLinkPage')),
  },
];
