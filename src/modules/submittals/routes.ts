import { IconFileText } from '@tabler/icons-react';
import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

// One page for both, so that the list keeps its state while a record is open.
const page = lazyPage(() => import('./pages/SubmittalsPage'));

export const routes: readonly Route[] = [
  {
    path: paths.submittals,
    needs: 'listSubmittals',
    access: 'user',
    frame: 'project',
    page,
    navigation: {
      group: 'Project',
      module: 'submittals',
      label: 'Submittals',
      icon: IconFileText,
      order: 4,
      keywords: 'shop drawings samples product data',
    },
  },
  {
    path: `${paths.submittals}/:submittalId`,
    needs: 'getSubmittal',
    access: 'user',
    frame: 'project',
    page,
  },
];
