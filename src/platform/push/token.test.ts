import { afterEach, expect, it } from 'vitest';
import { pushToken } from './token';

afterEach(() => localStorage.clear());

it('stores the token with its user', () => {
  pushToken.set({ token: 'abc', userId: 'usr_1' });
  expect(pushToken.get()).toEqual({ token: 'abc', userId: 'usr_1' });
  pushToken.clear();
  expect(pushToken.get()).toBeNull();
});

it.each(['{', '"abc"', '{"token":1,"userId":null}', '{"token":"abc"}', '[]'])(
  'takes %s in the storage for no token',
  (stored) => {
    localStorage.setItem('push-token', stored);
    expect(pushToken.get()).toBeNull();
  },
);
