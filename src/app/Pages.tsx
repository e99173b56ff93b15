import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { offersKnown, useOffers } from '@/api/offers';
import { useEnded } from '@/platform/auth/ended';
import { useUser } from '@/platform/auth/session';
import { PersonId } from '@/shared/forms/person';
import { onDemand } from '@/shared/onDemand';
import { isForVisitors, withoutTrailingSlash } from '@/shared/routing/paths';
import { isMet, lazyPage, type Route } from '@/shared/routing/route';
import { useAddressQueryText } from '@/shared/routing/search';
import { frames } from './frames/frames';
import { decide } from './guard';
import { NavigationEffects } from './NavigationEffects';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';
import { Shell } from './shell/Shell';

const NotFound = lazyPage(() => import('./pages/NotFoundPage'));
const NotOffered = onDemand<{ route: Route }>(() => import('./NotOffered'));

/** Shows the page of the address in its frame, or redirects. */
export function Pages({ routes }: { routes: readonly Route[] }) {
  const [path] = useLocation();
  const search = useAddressQueryText();
  const user = useUser();
  const offered = useOffers();
  const decision = decide(routes, path, search, user !== null, useEnded().email);
  if (decision.show === 'redirect') return <Redirect to={decision.to} />;

  const Page = decision.show === 'page' ? decision.route.page : NotFound;
  // Load the page's code together with its frame's. A failure shows when the page renders.
  Page.preload().catch(() => {});
  const page = (
    <PageBoundary resetKeys={[path, search]}>
      <Suspense fallback={<PageLoading />}>
        <Offered route={decision.show === 'page' ? decision.route : null}>
          <Page />
        </Offered>
        <NavigationEffects path={withoutTrailingSlash(path)} />
      </Suspense>
    </PageBoundary>
  );
  const { frame, needs, wide = false } = decision.show === 'page' ? decision.route : {};
  // The other frames are about what the page needs, and have a heading of their own.
  const hasFrame = frame === 'project' || isMet(needs, offered);
  const Frame = frame && hasFrame ? frames[frame] : undefined;
  const framed = Frame ? (
    <PageBoundary resetKeys={[path]}>
      <Suspense fallback={<PageLoading />}>
        <Frame wide={wide}>{page}</Frame>
      </Suspense>
    </PageBoundary>
  ) : (
    page
  );
  // A page for visitors that does not exist has no frame.
  if (isForVisitors(path)) return Frame ? framed : <Shell>{framed}</Shell>;
  // When another tab signs in as another user, nothing of the previous user may stay on the screen.
  return (
    <PersonId key={user?.id} value={user?.id ?? ''}>
      {framed}
    </PersonId>
  );
}

/** Shows the page, unless it needs an operation that the host does not offer. */
function Offered({ route, children }: { route: Route | null; children: ReactNode }) {
  return route?.needs ? <Needing route={route}>{children}</Needing> : children;
}

/** Waits until it is known what the host offers. React requires that a component that waited once waits again. */
function Needing({ route, children }: { route: Route; children: ReactNode }) {
  const offered = useOffers();
  use(offersKnown());
  if (isMet(route.needs, offered)) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <NotOffered route={route} />
    </Suspense>
  );
}

function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => navigate(to, { replace: true }), [to, navigate]);
  return null;
}
