import { type OnDemand, onDemand } from '@/shared/onDemand';
import type { Route } from '@/shared/routing/route';
import { sectionRoutes } from './sectionRoutes';

const modules = import.meta.glob<{ routes: readonly Route[] }>('../modules/*/routes.ts', {
  eager: true,
});

/** Fixed segments are matched before named ones, and a route that needs a parameter before one that does not. */
const rank = ({ path, query }: Route) => (path.includes('/:') ? 2 : 0) + (query ? 0 : 1);

/** By the page without it. Two routes with the same page still share it, so that it keeps its state. */
const withModules = new Map<OnDemand, OnDemand>();

/** A page that needs the host may show records of other modules, so what they tell loads with it. */
function besideModules(route: Route): Route {
  if (!route.needs) return route;
  const page =
    withModules.get(route.page) ??
    onDemand(async () => {
      const [loaded] = await Promise.all([route.page.preload(), import('./modules')]);
      return loaded;
    });
  withModules.set(route.page, page);
  return { ...route, page };
}

/**
 * Every page of the portal in one flat table: the first match wins, no match is Not Found. The routes of a module are
 * found by their place.
 */
export const routes: readonly Route[] = [
  ...Object.values(modules).flatMap((module) => module.routes),
  ...sectionRoutes,
]
  .map(besideModules)
  .sort((a, b) => rank(a) - rank(b));
