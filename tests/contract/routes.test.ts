import { describe, expect, test } from 'vitest';
import { decide, findRoute } from '../../src/app/guard.ts';
import { projectNavigation } from '../../src/app/navigation.ts';
import { routes } from '../../src/app/routes.ts';
import { paths } from '../../src/shared/routing/paths.ts';
import type { Access } from '../../src/shared/routing/route.ts';
import { visitorPaths } from '../../src/shared/routing/visitorPaths.ts';
import { handwrittenSources } from '../support/sources.ts';

/** The table in section 2 of the specification; children of a row share its guard. */
const specified: readonly [path: string, access: Access, elseTo?: string][] = [
  ['/', 'user'],
  ['/login/', 'guest'],
  ['/signup/', 'guest'],
  ['/forgot-password/', 'guest'],
  ['/reset-password/', 'public'],
  ['/verify-email/', 'public'],
  ['/verify-pending/', 'public'],
  ['/accept-invitation/', 'public'],
  ['/user-profile', 'user'],
  ['/dashboard/', 'user'],
  ['/dashboard/budget', 'user'],
  ['/dashboard/team', 'user'],
  ['/dashboard/submittals', 'user'],
  ['/dashboard/settings', 'user'],
  ['/dashboard/rfis', 'user'],
  ['/dashboard/punch-items', 'user'],
  ['/dashboard/messages', 'user'],
  ['/dashboard/editor', 'user'],
  ['/dashboard/floors', 'user'],
  ['/dashboard/documents', 'user'],
  ['/dashboard/documents/plans', 'user'],
  ['/dashboard/documents/plans/sets', 'user'],
  ['/dashboard/documents/plans/current', 'user'],
  ['/dashboard/documents/plans/sets/:id', 'user'],
  ['/dashboard/documents/plans/:id', 'user'],
  ['/dashboard/build-view/videos', 'user'],
  ['/dashboard/build-view/scans', 'user'],
  ['/dashboard/build-view/photos', 'user'],
  ['/dashboard/build-view/field-cam', 'user'],
  ['/dashboard/3d-view/tours', 'user'],
  ['/dashboard/3d-view/models', 'user'],
  ['/settings', 'user', '/'],
  ['/settings/admin-setting', 'user', '/'],
  ['/settings/roles', 'user', '/'],
  ['/settings/members', 'user', '/'],
  ['/settings/companies', 'user', '/'],
  ['/settings/admin-projects', 'user', '/'],
  ['/settings/activity-logs', 'user', '/'],
  ['/template-settings', 'public'],
  ['/template-settings/7', 'public'],
  ['/template-settings/configuration', 'public'],
  ['/template-settings/members', 'public'],
  ['/template-settings/notifications', 'public'],
  ['/template-settings/products-tools', 'public'],
  ['/public-viewer', 'public'],
  ['/public-viewer/tour-view', 'public'],
  ['/public-viewer/potree-view', 'public'],
  ['/viewer', 'user'],
  ['/viewer/potree-viewer', 'user'],
];

test.each(specified)('%s is open to %s', (path, access, elseTo) => {
  const route = findRoute(routes, path);
  expect(route?.access).toBe(access);
  expect(route?.signedOutTo).toBe(elseTo);
  const otherForm = path.endsWith('/') ? path.slice(0, -1) || '/' : `${path}/`;
  expect(findRoute(routes, otherForm)).toBe(route);
});

/** With and without a trailing slash. */
const formsOf = (path: string) =>
  path === '/' ? [path] : [path.replace(/\/$/, ''), path.replace(/\/?$/, '/')];

describe.each(specified)('%s, which is open to %s,', (path, access, elseTo) => {
  const route = findRoute(routes, path);
  const redirect = (to: string) => ({ show: 'redirect', to });

  test.each(formsOf(path))('as %s, signed in', (address) => {
    expect(decide(routes, address, '', true)).toEqual(
      access === 'guest' ? redirect('/') : { show: 'page', route },
    );
  });

  test.each(formsOf(path))('as %s, signed out', (address) => {
    const decision = decide(routes, address, '', false);
    if (access !== 'user') {
      expect(decision).toEqual({ show: 'page', route });
      return;
    }
    const next = encodeURIComponent(address);
    const toLogin = address === '/' ? '/login' : `/login?next=${next}`;
    expect(decision).toEqual(redirect(elseTo ? `${elseTo}?next=${next}` : toLogin));
    // After the redirect through the home page, the original page is still known.
    if (elseTo) expect(decide(routes, elseTo, `next=${next}`, false)).toEqual(redirect(toLogin));
  });
});

/**
 * What the specification does not have: where the provider of a company sends people back, what an account asks for, the
 * editor of the locations of a project, and what a host offers that has not all.
 */
const added = [
  '/login/callback',
  '/second-factor',
  '/dashboard/settings/locations',
  '/what-this-host-offers',
];

test('every route is a row of the specification', () => {
  const specifiedRoutes = new Set(specified.map(([path]) => findRoute(routes, path)?.path));
  // A record's page is below its list's.
  const others = routes.filter(({ path }) => !specifiedRoutes.has(path) && !path.includes('/:'));
  expect(others.map(({ path }) => path)).toEqual(added);
});

test.each(Object.entries(paths))('the path %s leads to its own route', (_name, path) => {
  expect(findRoute(routes, path)?.path).toBe(path);
});

test('every route is in paths, or below one that is', () => {
  const known: readonly string[] = [...Object.values(paths), ...Object.values(visitorPaths)];
  const unnamed = routes
    .map(({ path }) => path.replace(/\/:\w+$/, ''))
    .filter((path) => !known.includes(path));
  expect(unnamed).toEqual([]);
});

test('a route with a parameter matches only paths that have it', () => {
  expect(findRoute(routes, '/viewer', 'project=p&model=m')?.query).toBe('model');
  expect(findRoute(routes, '/viewer', 'project=p')?.query).toBeUndefined();
});

test('no two routes are the same', () => {
  const all = routes.map(({ path, query }) => (query ? `${path}?${query}` : path));
  expect(all).toEqual([...new Set(all)]);
});

test('a named child does not match a dynamic route', () => {
  expect(findRoute(routes, '/template-settings/members')?.path).toBe('/template-settings/members');
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/login/nowhere',
  '/user-profile/nowhere',
  '/dashboard/nowhere',
  '/dashboard/nowhere/',
  '/dashboard/budget/nowhere',
  '/dashboard/build-view',
  '/dashboard/build-view/nowhere',
  '/dashboard/3d-view',
  '/dashboard/3d-view/scans',
  '/dashboard/3d-view/nowhere',
  '/settings/nowhere',
  '/settings/roles/nowhere',
  '/template-settings/7/8',
  '/public-viewer/nowhere',
  '/viewer/nowhere',
  '/LOGIN',
  '//login',
])('%s is not found, signed in or not', (path) => {
  expect(findRoute(routes, path)).toBeUndefined();
  for (const signedIn of [true, false]) {
    expect(decide(routes, path, '', signedIn)).toEqual({ show: 'notFound' });
  }
});

test('every page loads on demand', () => {
  const sources = handwrittenSources();
  const pages = sources.flatMap(({ path }) => /\/pages\/(\w+)\.tsx$/.exec(path)?.[1] ?? []);
  const onDemand = sources.flatMap(({ text }) =>
    [...text.matchAll(/lazyPage\(\(\) => import\('\.\/pages\/(\w+)'\)\)/g)].map(([, page]) => page),
  );
  expect(onDemand.sort()).toEqual(pages.sort());
  const atOnce = sources.filter(({ text }) => /\b(?:from|import) '[^']*\/pages\//.test(text));
  expect(atOnce.map(({ path }) => path)).toEqual([]);
});

test('each part that loads on demand has a Suspense boundary of its own', () => {
  // Without one, the whole page is hidden while the code loads, and a viewer on it closes.
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const found = handwrittenSources().flatMap(({ path, text }) =>
    [...text.matchAll(/^const (\w+) = (?:onDemand|lazy)\b/gm)].flatMap(([, name]) =>
      [...text.matchAll(new RegExp(`<${name}\\b`, 'g'))].flatMap(({ index }) => {
        const before = text.slice(0, index);
        const open = count(before, /<(?:Suspense|Optional)\b/g);
        const inside = open > count(before, /<\/(?:Suspense|Optional)>/g);
        // The components with this property and the menus on demand have the boundary.
        return inside || /dialog=\{|<MenuOnDemand/.test(text) ? [] : `${name} in ${path}`;
      }),
    ),
  );
  expect(found).toEqual([]);
});

test('the project navigation links to each project screen once', () => {
  const linked = projectNavigation.flatMap(({ items }) => items.map(({ path }) => path));
  const framed = routes
    // Lists lead to viewers, plans to their sets, printed codes to current sheets, and the dashboard to the work of the user.
    .filter(
      ({ frame, path }) => frame === 'project' && !/\/:|^\/viewer|\/(?:sets|current)$/.test(path),
    )
    .filter(({ query }) => !query)
    .map(({ path }) => path);
  expect(linked.toSorted()).toEqual(framed.toSorted());
});
