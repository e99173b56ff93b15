import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { routes as signInRoutes } from '@/modules/auth/routes';
import { provideRoutes } from '@/shared/routing/AppLink';
import { isForVisitors } from '@/shared/routing/paths';
import { AllPages } from './firstPage';
import { findRoute } from './guard';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';
import { Pages } from './Pages';
import { Shell } from './shell/Shell';

provideRoutes((path) => findRoute(signInRoutes, path) ?? { page: AllPages });

/** Shows the page of the address. The first chunk knows the pages around sign-in and no others. */
export function Router() {
  const [path] = useLocation();
  const pages = findRoute(signInRoutes, path) ? (
    <Pages routes={signInRoutes} />
  ) : (
    <PageBoundary resetKeys={[path]}>
      <Suspense fallback={<PageLoading />}>
        <AllPages />
      </Suspense>
    </PageBoundary>
  );
  // Visitors see nothing of the portal around their pages.
  return isForVisitors(path) ? pages : <Shell>{pages}</Shell>;
}
