import { IconHelpHexagon } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

// One page for both, so that the list keeps its state while a record is open.
const page = lazyPage(() => import('./pages/RfisPage'));

export const routes: readonly Route[] = [
  {
    path: paths.rfis,
    needs: 'listRfis',
    access: 'user',
    frame: 'project',
    page,
    navigation: {
      group: 'Project',
      module: 'rfis',
      label: 'RFIs',
      icon: IconHelpHexagon,
      order: 3,
      keywords: 'requests for information questions',
    },
  },
  { path: `${paths.rfis}/:rfiId`, needs: 'getRfi', access: 'user', frame: 'project', page },
];
