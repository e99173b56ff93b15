import { routes as signInRoutes } from '@/modules/auth/routes';
import { onDemand } from '@/shared/onDemand';
import { frames } from './frames/frames';
import { decide, findRoute } from './guard';
import { UserMenu } from './shell/AccountMenu';

/** For how long the first paint waits for the code of the page. It is requested together with that of the app. */
const PAGE_WAIT_MS = 100;

const loadAllPages = () => import('./AllPages');
export const AllPages = onDemand(loadAllPages);

/**
 * Waits until the page of the address can be painted at once. If its code is late or lost, the app starts without it,
 * and shows its frame and what happened.
 */
export function firstPage(signedIn: boolean): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS));
  return Promise.race([preloadPage(location.href, signedIn).catch(() => {}), patience]);
}

async function preloadPage(address: string, signedIn: boolean): Promise<void> {
  const { pathname, search } = new URL(address, location.origin);
  let routes = signInRoutes;
  if (!findRoute(signInRoutes, pathname)) {
    await AllPages.preload();
    ({ routes } = await loadAllPages());
  }
  const decision = decide(routes, pathname, search.slice(1), signedIn);
  if (decision.show === 'redirect') return preloadPage(decision.to, signedIn);
  if (decision.show === 'notFound') return;
  const { page, frame } = decision.route;
  await Promise.all([
    page.preload(),
    frame && frames[frame].preload(),
    signedIn && UserMenu.preload(),
  ]);
}
