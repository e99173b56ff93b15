import type { Route } from '@/shared/routing/route';
import { sectionRoutes } from './sectionRoutes';

const modules = import.meta.glob<{ routes: readonly Route[] }>('../modules/*/routes.ts', {
  eager: true,
});

/** Fixed segments are matched before named ones, and a route that needs a parameter before one that does not. */
const rank = ({ path, query }: Route) => (path.includes('/:') ? 2 : 0) + (query ? 0 : 1);

/**
 * Every page of the portal in one flat table: the first match wins, no match is Not Found. The routes of a module are
 * found by their place.
 */
export const routes: readonly Route[] = [
  ...Object.values(modules).flatMap((module) => module.routes),
  ...sectionRoutes,
].sort((a, b) => rank(a) - rank(b));
