import { IconCurrencyDollar } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

export const routes: readonly Route[] = [
  {
    path: paths.budget,
    needs: 'getBudget',
    access: 'user',
    frame: 'project',
    page: lazyPage(() => import('./pages/BudgetPage')),
    navigation: {
      group: 'Office',
      module: 'budget',
      label: 'Budget',
      icon: IconCurrencyDollar,
      order: 4,
      keywords: 'cost money',
    },
  },
];
