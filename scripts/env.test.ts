import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789',
  VITE_FIREBASE_APP_ID: '1:123456789:web:abc',
  VITE_FIREBASE_VAPID_KEY: 'B'.repeat(87),
};

describe('the variables of a build', () => {
  it('have defaults, also if they are empty', () => {
    const defaults = { VITE_API_URL: '/api/v1', VITE_THEME_STORAGE_KEY: 'vite-ui-theme' };
    expect(readEnv({})).toEqual(defaults);
    expect(readEnv({ VITE_API_URL: '', VITE_SENTRY_DSN: '' })).toEqual(defaults);
  });

  it('are used unchanged', () => {
    const given = {
      ...firebase,
      VITE_API_URL: 'https://host.test/api/v1',
      VITE_THEME_STORAGE_KEY: 'portal.theme',
      VITE_SENTRY_DSN: 'https://key@errors.test/42',
    };
    expect(readEnv(given)).toEqual(given);
  });

  it.each([
    ['VITE_API_URL', 'host.test/api'],
    ['VITE_API_URL', 'https://host.test/api/v1/'],
    ['VITE_API_URL', 'javascript:alert(1)'],
    ['VITE_THEME_STORAGE_KEY', 'a "key"'],
    ['VITE_SENTRY_DSN', 'errors.test'],
    ['VITE_MEDIA_ORIGINS', 'files.test'],
    ['VITE_MEDIA_ORIGINS', 'https://files.test/folder'],
  ])('stop the build where %s is %s, and say which it is', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`Malformed[^]*${name}`));
  });

  it('of push messages must be complete', () => {
    const { VITE_FIREBASE_APP_ID: _, ...others } = firebase;
    expect(() => readEnv(others)).toThrow('Missing: VITE_FIREBASE_APP_ID');
  });
});
