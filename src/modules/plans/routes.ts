import { IconMap } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.plans,
    needs: 'listSheets',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/PlansPage')),
    navigation: {
      group: 'Office',
      module: 'documents',
      label: 'Plans',
      icon: IconMap,
      order: 2,
      keywords: 'drawings sheets',
    },
  },
  {
    path: paths.planSets,
    needs: 'listPlanSets',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/PlanSetsPage')),
  },
  {
    path: `${paths.planSets}/:id`,
    needs: 'listPlanSets',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/PlanSetPage')),
  },
  {
    path: paths.currentPlan,
    needs: 'listSheets',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/CurrentSheetPage')),
  },
  {
    path: `${paths.plans}/:id`,
    needs: 'getSheet',
    access: 'user',
    frame: 'project',
    wide: true,
    page: lazyPage(() => import('./pages/SheetPage')),
  },
];
