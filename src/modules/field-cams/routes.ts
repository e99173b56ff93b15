import { IconDeviceCctv } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';
import { visitorPaths } from '@/shared/routing/visitorPaths';

export const routes: readonly Route[] = [
  {
    path: paths.fieldCam,
    needs: 'listFieldCams',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/FieldCamsPage')),
    navigation: {
      group: 'Build view',
      module: 'field_cams',
      label: 'Field cameras',
      icon: IconDeviceCctv,
      order: 4,
      keywords: 'camera live',
    },
  },
  {
    path: `${visitorPaths.cam}/:id`,
    needs: 'openPublicLink',
    name: 'Public links',
    access: 'public',
    frame: 'visitor',
    page: lazyPage(() => import('./pages/PublicCameraPage')),
  },
];
