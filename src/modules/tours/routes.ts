import { IconWalk } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.tours,
    needs: 'listTours',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/ToursPage')),
    navigation: {
      group: '3D view',
      module: 'tours',
      label: 'Tours',
      icon: IconWalk,
      order: 2,
      keywords: 'virtual 360',
    },
  },
  {
    path: paths.publicTour,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicTourPage')),
  },
  {
    path: `${paths.tours}/:id`,
    needs: 'getTour',
    access: 'user',
    frame: 'project',
    wide: true,
    page: lazyPage(() => import('./pages/TourPage')),
  },
];
