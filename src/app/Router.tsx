import { Fragment, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/platform/auth/session';
import { onDemand } from '@/shared/onDemand';
import { onPreload } from '@/shared/routing/AppLink';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { lazyPage } from '@/shared/routing/route';
import { useAddressQueryText } from '@/shared/routing/search';
import { decide, findRoute } from './guard';
import { NavigationEffects } from './NavigationEffects';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';
import { routes } from './routes';
import { Shell } from './Shell';

const NotFound = lazyPage(() => import('./pages/NotFoundPage'));
const frames = {
  project: onDemand(() => import('./ProjectFrame')),
  template: onDemand(() => import('./TemplateFrame')),
  visitor: onDemand(() => import('./VisitorFrame')),
};

onPreload((path) => void findRoute(routes, path)?.page.preload());

/** Shows the page of the address, or sends on to another. */
export function Router() {
  const [path] = useLocation();
  const search = useAddressQueryText();
  const user = useUser();
  const decision = decide(routes, path, search, user !== null);
  if (decision.show === 'redirect') {
    return (
      <Shell>
        <Redirect to={decision.to} />
      </Shell>
    );
  }

  const Page = decision.show === 'page' ? decision.route.page : NotFound;
  // The page's code comes along with its frame's, not after it. A failure shows when the page renders.
  Page.preload().catch(() => {});
  const page = (
    <PageBoundary resetKeys={[path, search]}>
      <Suspense fallback={<PageLoading />}>
        <Page />
        <NavigationEffects path={withoutTrailingSlash(path)} />
      </Suspense>
    </PageBoundary>
  );
  const Frame = decision.show === 'page' && decision.route.frame && frames[decision.route.frame];
  const framed = Frame ? (
    <PageBoundary resetKeys={[path]}>
      <Suspense fallback={<PageLoading />}>
        <Frame>{page}</Frame>
      </Suspense>
    </PageBoundary>
  ) : (
    page
  );
  if (decision.show === 'page' && decision.route.frame === 'visitor') return framed;
  // When another tab signs somebody else in, nothing on the screen may remain of the one before.
  return (
    <Shell>
      <Fragment key={user?.id}>{framed}</Fragment>
    </Shell>
  );
}

function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
}
