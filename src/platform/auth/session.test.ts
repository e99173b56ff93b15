import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let session: typeof import('./session').session;
let followOtherTabs: typeof import('./session').followOtherTabs;

// Test files share a window, and the session reads the local storage once.
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ session, followOtherTabs } = await import('./session'));
});

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
const signedOut = { user: null, accessToken: null, refreshToken: null };
const signedIn = { user, accessToken: 'first', refreshToken: 'second' };

const stored = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null')?.state;

test('a session starts signed out, with user and both tokens null', () => {
  expect(session.get()).toEqual(signedOut);
});

describe('a session', () => {
  beforeEach(() => session.signIn(signedIn));

  test('stores the user and both tokens after sign-in', () => {
    expect(session.get()).toEqual(signedIn);
    expect(stored()).toEqual(signedIn);
  });

  test('accepts new tokens and keeps the user', () => {
    session.setTokens({ accessToken: 'third', refreshToken: 'fourth' });
    expect(stored()).toEqual({ user, accessToken: 'third', refreshToken: 'fourth' });
  });

  test('clears the user and both tokens when it ends', () => {
    session.end();
    expect(session.get()).toEqual(signedOut);
    expect(stored()).toEqual(signedOut);
  });
});

const state = (value: object) => JSON.stringify({ state: value, version: 0 });

describe('a stored value that is not a session means signed out:', () => {
  test.each([
    ['broken JSON', '{"state":'],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['an empty text', ''],
    ['no user', state({ accessToken: 'a', refreshToken: 'b' })],
    ['a user without a name', state({ ...signedIn, user: { id: 7 } })],
    ['a user that is a text', state({ ...signedIn, user: 'ana' })],
    ['another version', '{"state":{"token":"a"},"version":7}'],
  ])('%s', async (_name, value) => {
    localStorage.setItem('auth-storage', value);
    vi.resetModules();
    ({ session } = await import('./session'));
    expect(session.get()).toEqual(signedOut);
    session.signIn(signedIn);
    expect(stored()).toEqual(signedIn);
  });
});

test.each([
  ['no refresh token', { refreshToken: null }],
  ['no access token', { accessToken: null }],
  ['a token that is a number', { refreshToken: 7 }],
])('a stored user with %s is signed in', async (_name, tokens) => {
  localStorage.setItem('auth-storage', state({ ...signedIn, ...tokens }));
  vi.resetModules();
  ({ session } = await import('./session'));
  const [missing = ''] = Object.keys(tokens);
  expect(session.get()).toEqual({ ...signedIn, [missing]: null });
});

test('a session that another version of the portal stored is valid', async () => {
  localStorage.setItem('auth-storage', JSON.stringify({ state: signedIn, version: 7 }));
  vi.resetModules();
  ({ session } = await import('./session'));
  expect(session.get()).toEqual(signedIn);
});

test('a session outlives its storage, and is stored again when another tab clears it', () => {
  session.signIn(signedIn);
  followOtherTabs();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get()).toEqual(signedIn);
  expect(stored()).toEqual(signedIn);
});

test('a session ends when another tab signs out', () => {
  session.signIn(signedIn);
  followOtherTabs();
  localStorage.setItem('auth-storage', state(signedOut));
  dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));
  expect(session.get()).toEqual(signedOut);
});

describe('a storage that is', () => {
  const refuse = (name: string) => () => {
    throw new DOMException('', name);
  };
  /** Storages as browsers have them. */
  const storages = {
    full: () =>
      vi.stubGlobal('localStorage', {
        ...{ getItem: () => state({ ...signedIn, accessToken: 'older' }), removeItem: vi.fn() },
        setItem: refuse('QuotaExceededError'),
      }),
    forbidden: () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get: refuse('SecurityError'),
      }),
    absent: () => vi.stubGlobal('localStorage', null),
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  afterEach(() => {
    vi.unstubAllGlobals();
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  });

  test.each(Object.keys(storages) as (keyof typeof storages)[])('%s', async (which) => {
    storages[which]();
    vi.resetModules();
    const { useKept, ...module } = await import('./session');
    module.session.signIn(signedIn);
    module.session.setTokens({ accessToken: 'third', refreshToken: 'fourth' });
    expect(module.session.get()).toEqual({ user, accessToken: 'third', refreshToken: 'fourth' });
    expect(useKept.getState()).toEqual({ isKept: false });
    // What is stored is older than what the page knows.
    if (which === 'full') expect(localStorage.removeItem).toHaveBeenCalledWith('auth-storage');
    module.session.end();
    expect(module.session.get()).toEqual(signedOut);
  });

  test('full for a while keeps the session as soon as it has room', async () => {
    const { useKept } = await import('./session');
    storages.full();
    session.signIn(signedIn);
    vi.unstubAllGlobals();
    expect(stored()).toBeUndefined();
    session.setTokens({ accessToken: 'third' });
    expect(useKept.getState()).toEqual({ isKept: true });
    expect(stored()).toEqual({ ...signedIn, accessToken: 'third' });
  });
});
