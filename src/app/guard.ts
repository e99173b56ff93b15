import { href, paths, safeNext, withoutTrailingSlash } from '@/shared/routing/paths';
import type { Route } from '@/shared/routing/route';

export type Decision =
  | { show: 'page'; route: Route }
  | { show: 'notFound' }
  | { show: 'redirect'; to: string };

/** Finds the route for a path, with or without a trailing slash, and a query. */
export function findRoute<R extends Route>(
  routes: readonly R[],
  path: string,
  search = '',
): R | undefined {
  const segments = withoutTrailingSlash(path).split('/');
  const query = new URLSearchParams(search);
  return routes.find((route) => {
    const pattern = route.path.split('/');
    return (
      (route.query === undefined || query.has(route.query)) &&
      pattern.length === segments.length &&
      pattern.every((part, i) => part === segments[i] || (part.startsWith(':') && segments[i]))
    );
  });
}

/**
 * Decides which page an address shows, depending on the session, before anything renders (specification, section 2). A
 * redirect passes the requested page on as `next`, also through the home page, where `/settings` sends users who are
 * not signed in.
 * @param endedEmail the address of a person whose session has just ended, for the form of the log-in
 */
export function decide(
  routes: readonly Route[],
  path: string,
  search: string,
  signedIn: boolean,
  endedEmail: string | null = null,
): Decision {
  const route = findRoute(routes, path, search);
  if (!route) return { show: 'notFound' };
  if (route.access === 'guest' && signedIn) {
    return { show: 'redirect', to: safeNext(new URLSearchParams(search).get('next')) };
  }
  if (route.access === 'user' && !signedIn) {
    const requested = search ? `${path}?${search}` : path;
    const next = route.path === paths.home ? new URLSearchParams(search).get('next') : requested;
    return {
      show: 'redirect',
      to: href(route.signedOutTo ?? paths.login, {
        next: next ?? undefined,
        email: endedEmail ?? undefined,
      }),
    };
  }
  return { show: 'page', route };
}
