import { beforeEach, describe, expect, test } from 'vitest';
import { session } from './session';

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

test('a session begins signed out, with all three null', () => {
  expect(session.get()).toEqual(signedOut);
});

describe('a session', () => {
  beforeEach(() => session.signIn(signedIn));

  test('has all three after signing in, and keeps them', () => {
    expect(session.get()).toEqual(signedIn);
    expect(stored()).toEqual(signedIn);
  });

  test('takes new tokens without another user', () => {
    session.setTokens({ accessToken: 'third', refreshToken: 'fourth' });
    expect(stored()).toEqual({ user, accessToken: 'third', refreshToken: 'fourth' });
  });

  test('has none of the three when it has ended', () => {
    session.end();
    expect(session.get()).toEqual(signedOut);
    expect(stored()).toEqual(signedOut);
  });
});
