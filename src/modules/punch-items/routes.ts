import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

// One page for both, so that the list stays mounted beside its open record.
const page = lazyPage(() => import('./pages/PunchItemsPage'));

export const routes: readonly Route[] = [
  { path: paths.punchItems, access: 'user', frame: 'project', page },
  { path: `${paths.punchItems}/:punchItemId`, access: 'user', frame: 'project', page },
];
