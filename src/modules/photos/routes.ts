import { IconPhoto } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const routes: readonly Route[] = [
  {
    path: paths.photos,
    needs: 'listPhotos',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/PhotosPage')),
    navigation: {
      group: 'Build view',
      module: 'photos',
      label: 'Photos',
      icon: IconPhoto,
      order: 2,
    },
  },
  {
    path: `${visitorPaths.album}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicAlbumPage')),
  },
  {
    path: `${visitorPaths.photo}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicPhotoPage')),
  },
];
