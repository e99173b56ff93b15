import { describe, expect, test } from 'vitest';
import { paths } from '@/shared/routing/paths';
import { decide, findRoute } from './guard';
import { routes } from './routes';

const show = (path: string, search = '', signedIn = false) => {
  const decision = decide(routes, path, search, signedIn);
  return decision.show === 'page' ? decision.route.path : decision;
};
const redirect = (to: string) => ({ show: 'redirect', to });
const notFound = { show: 'notFound' };

/** Returns the address at the end of all redirects. */
function follow(address: string, signedIn: boolean): string {
  const [path = '', search = ''] = address.split('?');
  const decision = decide(routes, path, search, signedIn);
  return decision.show === 'redirect' ? follow(decision.to, signedIn) : address;
}

describe('findRoute', () => {
  test.each(Object.values(paths))('%s is a route, also with a trailing slash', (path) => {
    expect(findRoute(routes, path)?.path).toBe(path);
    expect(findRoute(routes, `${path}/`)?.path).toBe(path);
  });

  test('a parameter matches one non-empty segment', () => {
    expect(findRoute(routes, '/template-settings/7')?.path).toBe('/template-settings/:index');
    expect(findRoute(routes, '/template-settings//')?.path).toBe('/template-settings');
    expect(findRoute(routes, '/template-settings/7/8')).toBeUndefined();
  });

  test('a fixed route takes precedence over a parameter', () => {
    expect(findRoute(routes, '/template-settings/members')?.path).toBe(
      '/template-settings/members',
    );
  });

  test.each(['/__proto__', '/constructor', '/dashboardx', '/Dashboard', '/%E0%A4%A', '/ '])(
    '%s is no route',
    (path) => expect(findRoute(routes, path)).toBeUndefined(),
  );
});

describe('decide', () => {
  test('redirects signed-out users from pages for signed-in users, and from no others', () => {
    for (const { path, access } of routes) {
      const decision = decide(routes, path, '', false);
      expect(decision.show).toBe(access === 'user' ? 'redirect' : 'page');
    }
  });

  test('passes on the requested page with its query', () => {
    expect(show('/dashboard/budget', 'project=p&tab=a%26b')).toEqual(
      redirect('/login?next=%2Fdashboard%2Fbudget%3Fproject%3Dp%26tab%3Da%2526b'),
    );
  });

  test('leaves out home, which is the default', () => {
    expect(show('/')).toEqual(redirect('/login'));
  });

  test('/settings goes to / and from there to the sign-in page', () => {
    expect(show('/settings/roles', 'sort=name')).toEqual(
      redirect('/?next=%2Fsettings%2Froles%3Fsort%3Dname'),
    );
    expect(follow('/settings/roles', false)).toBe('/login?next=%2Fsettings%2Froles');
    expect(follow('/login?next=%2Fsettings%2Froles', true)).toBe('/settings/roles');
  });

  test('redirects signed-in users away from the auth group', () => {
    for (const path of [paths.login, paths.signup, paths.forgotPassword]) {
      expect(show(path, '', true)).toEqual(redirect('/'));
      expect(show(`${path}/`, 'email=a%40b.co', true)).toEqual(redirect('/'));
      expect(show(path, 'next=%2Fviewer', true)).toEqual(redirect('/viewer'));
      expect(show(path, 'next=%2F%2Fevil.example', true)).toEqual(redirect('/'));
    }
  });

  test('has no redirect loops', () => {
    for (const signedIn of [true, false]) {
      for (const { path } of routes) {
        const next = encodeURIComponent(`${path}?next=${encodeURIComponent(path)}`);
        expect(() => follow(`${path}?next=${next}`, signedIn)).not.toThrow();
      }
    }
  });

  test('unknown addresses are not found, signed in or not', () => {
    for (const signedIn of [true, false]) {
      expect(show('/dashboard/nonsense', '', signedIn)).toEqual(notFound);
      expect(show('/settings/nonsense', '', signedIn)).toEqual(notFound);
    }
  });
});
