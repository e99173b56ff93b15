import { beforeEach, describe, expect, test, vi } from 'vitest';

let session: typeof import('./session').session;

// Test files share a window, and the session reads the local storage once.
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ session } = await import('./session'));
});

const user = {
  id: 'usr_ana',
  username: 'Ana Torres',
  email: 'ana.torres@example.com',
  jobTitle: null,
  avatarUrl: null,
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
