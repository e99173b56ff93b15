import { IconChecklist } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

// One page for both, so that the list keeps its state while a record is open.
const page = lazyPage(() => import('./pages/PunchItemsPage'));

export const routes: readonly Route[] = [
  {
    path: paths.punchItems,
    needs: 'listPunchItems',
    access: 'user',
    frame: 'project',
    page,
    navigation: {
      group: 'Project',
      module: 'punch_items',
      label: 'Punch items',
      icon: IconChecklist,
      order: 2,
      keywords: 'snags defects deficiencies',
    },
  },
  {
    path: `${paths.punchItems}/:punchItemId`,
    needs: 'getPunchItem',
    access: 'user',
    frame: 'project',
    page,
  },
];
