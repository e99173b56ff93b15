import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.photos,
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/PhotosPage')),
  },
  {
    path: paths.publicAlbum,
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicAlbumPage')),
  },
  {
    path: paths.publicPhoto,
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicPhotoPage')),
  },
];
