import { href, paths, safeNext, withoutTrailingSlash } from '@/shared/routing/paths';
import type { Route } from '@/shared/routing/route';

export type Decision =
  | { show: 'page'; route: Route }
  | { show: 'notFound' }
  | { show: 'redirect'; to: string };

/** The route of a path, with or without a slash at its end. */
export function findRoute(routes: readonly Route[], path: string): Route | undefined {
  const segments = withoutTrailingSlash(path).split('/');
  return routes.find((route) => {
    const pattern = route.path.split('/');
    return (
      pattern.length === segments.length &&
      pattern.every((part, i) => part === segments[i] || (part.startsWith(':') && segments[i]))
    );
  });
}

/**
 * What an address shows to somebody who is signed in or not, decided before anything renders
 * (specification, section 2). A redirect leads to where the way ends: `/settings` to `/`, and from there to
 * the sign-in page, which remembers the page that was asked for.
 */
export function decide(
  routes: readonly Route[],
  path: string,
  search: string,
  signedIn: boolean,
): Decision {
  const route = findRoute(routes, path);
  if (!route) return { show: 'notFound' };
  if (route.access === 'guest' && signedIn) {
    return { show: 'redirect', to: safeNext(new URLSearchParams(search).get('next')) };
  }
  if (route.access === 'user' && !signedIn) {
    const asked = search ? `${path}?${search}` : path;
    return {
      show: 'redirect',
      to: href(paths.login, { next: asked === paths.home ? undefined : asked }),
    };
  }
  return { show: 'page', route };
}
