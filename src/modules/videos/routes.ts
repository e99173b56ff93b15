import { IconVideo } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const routes: readonly Route[] = [
  {
    path: paths.videos,
    needs: 'listVideos',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/VideosPage')),
    navigation: {
      group: 'Build view',
      module: 'videos',
      label: 'Videos',
      icon: IconVideo,
      order: 3,
    },
  },
  {
    path: `${visitorPaths.video}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicVideoPage')),
  },
];
