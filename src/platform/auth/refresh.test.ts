import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { configureClient } from '@/api/client';
import { getCurrentUser } from '@/api/generated/auth/getCurrentUser.gen';
import { isIssued, refresh } from './refresh';
import { session, useSession } from './session';

const user = {
  id: 'usr_ana',
  username: 'Ana Torres',
  email: 'ana.torres@example.com',
  jobTitle: null,
  avatarUrl: null,
  locale: null,
  timeZone: null,
  theme: null,
  projects: [],
};
const json = (status: number, body: unknown) => Response.json(body, { status });
const problem = (status: number, code: string) =>
  new Response(
    JSON.stringify({ type: `urn:portal:problem:${code}`, title: code, status, code, detail: code }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** A server that knows one access token at a time. */
let valid = 'new';
let answerRefresh: () => Response | Promise<Response>;
const requests: string[] = [];
let bearerOfRefresh: string | null;

async function server(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  const { pathname } = new URL(request.url);
  requests.push(pathname);
  if (pathname.endsWith('/auth/refresh-token')) {
    bearerOfRefresh = request.headers.get('authorization');
    return answerRefresh();
  }
  const known = request.headers.get('authorization') === `Bearer ${valid}`;
  return known ? json(200, { success: true, data: user }) : problem(401, 'UNAUTHENTICATED');
}

const refreshes = () => requests.filter((path) => path.endsWith('/auth/refresh-token')).length;
const me = () => getCurrentUser({ throwOnError: true });

configureClient('/api/v1', { accessToken: () => session.get().accessToken, refresh, isIssued });

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  requests.length = 0;
  valid = 'new';
  answerRefresh = () => json(200, { accessToken: 'new', refreshToken: 'second' });
  session.signIn({ user, accessToken: 'old', refreshToken: 'first' });
});
afterEach(() => vi.unstubAllGlobals());

test('twenty simultaneous refused requests share one refresh, and all succeed', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, me));
  expect(answers.map(({ data }) => data.data.id)).toEqual(Array(20).fill('usr_ana'));
  expect(refreshes()).toBe(1);
  expect(requests).toHaveLength(41);
  expect(session.get()).toMatchObject({ accessToken: 'new', refreshToken: 'second', user });
});

test('the refresh carries the access token that is held', async () => {
  await me();
  expect(bearerOfRefresh).toBe('Bearer old');
});

test('a user without an access token gets one with the refresh token', async () => {
  useSession.setState({ accessToken: null });
  expect((await me()).data.data.id).toBe('usr_ana');
  expect(session.get()).toEqual({ user, accessToken: 'new', refreshToken: 'second' });
});

test('a late request refused with the old token causes no second refresh', async () => {
  await me();
  expect(await refresh('old')).toBe('new');
  expect(refreshes()).toBe(1);
});

test('a refresh without a new refresh token keeps the old one', async () => {
  answerRefresh = () => json(200, { accessToken: 'new' });
  await me();
  expect(session.get()).toEqual({ user, accessToken: 'new', refreshToken: 'first' });
});

test('uses the token that another tab has obtained', async () => {
  const state = { user, accessToken: 'new', refreshToken: 'second' };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  expect(await refresh('old')).toBe('new');
  expect(refreshes()).toBe(0);
});

test('replaces the token of another tab if that has ended, too', async () => {
  const state = { user, accessToken: 'between', refreshToken: 'second' };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  expect((await me()).data.data.id).toBe('usr_ana');
  expect(refreshes()).toBe(1);
  expect(requests).toHaveLength(4);
});

test('a call that is refused with a new token is not sent again', async () => {
  valid = 'another';
  await expect(me()).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toBe(1);
  expect(requests).toHaveLength(3);
});

/** Milliseconds since the token was issued, by the clock of the browser. */
const clocks = {
  'a day ahead': 86_400_000,
  'a day behind': -86_400_000,
  'hours later, after a sleep': 8 * 3_600_000,
};
test.each(Object.entries(clocks))(
  'only the host says that a token has ended: %s',
  async (_, by) => {
    vi.setSystemTime(Date.now() + by);
    const part = (claims: object) => btoa(JSON.stringify(claims));
    const exp = Math.floor((Date.now() - by) / 1000) + 900;
    valid = `${part({ alg: 'HS256' })}.${part({ exp })}.c2ln`;
    useSession.setState({ accessToken: valid });
    await Promise.all([me(), me()]);
    expect(requests).toHaveLength(2);
    valid = 'new';
    await Promise.all(Array.from({ length: 5 }, me));
    expect(refreshes()).toBe(1);
    vi.useRealTimers();
  },
);

describe('a refresh that fails', () => {
  test.each([400, 401, 429, 500])('with %i ends the session', async (status) => {
    answerRefresh = () => problem(status, status === 401 ? 'TOKEN_INVALID' : 'INTERNAL');
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
  });

  test('without a connection keeps the session', async () => {
    answerRefresh = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(me()).rejects.toMatchObject({ kind: 'network' });
    expect(session.get()).toMatchObject({ user, accessToken: 'old', refreshToken: 'first' });
  });

  test.each([
    ['unavailable', () => problem(503, 'UNAVAILABLE')],
    ['out of reach of its gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['slower than its gateway allows', () => new Response(null, { status: 504 })],
  ])('while the service is %s keeps the session', async (_, respond) => {
    answerRefresh = respond;
    await expect(me()).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).toMatchObject({ user, accessToken: 'old', refreshToken: 'first' });
  });
});

describe('a late answer', () => {
  test('does not undo a sign-out', async () => {
    answerRefresh = () => {
      session.end();
      return json(200, { accessToken: 'new', refreshToken: 'second' });
    };
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toMatchObject({ user: null, accessToken: null, refreshToken: null });
  });

  test('does not sign out a user who has signed in since', async () => {
    const next = { user: { ...user, id: 'usr_priya' }, accessToken: 'p1', refreshToken: 'p2' };
    answerRefresh = () => {
      session.signIn(next);
      return problem(401, 'TOKEN_INVALID');
    };
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(session.get()).toMatchObject(next);
  });
});
