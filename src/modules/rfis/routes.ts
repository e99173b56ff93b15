import { paths } from '@/shared/routing/paths';
import { lazyPage, type Route } from '@/shared/routing/route';

// One page for both, so that the list stays mounted beside its open record.
const page = lazyPage(() => import('./pages/RfisPage'));

export const routes: readonly Route[] = [
  { path: paths.rfis, access: 'user', frame: 'project', page },
  { path: `${paths.rfis}/:rfiId`, access: 'user', frame: 'project', page },
];
