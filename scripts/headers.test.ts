import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { isForVisitors, securityHeaders } from './headers.ts';

/** Returns the sources of a directive of the Content-Security-Policy for these build settings. */
function sources(directive: string, env: Record<string, string>): string[] {
  const policy = securityHeaders(readEnv(env))['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789',
  VITE_FIREBASE_APP_ID: '1:123456789:web:abc',
  VITE_FIREBASE_VAPID_KEY: 'B'.repeat(87),
};

it('a plain build calls its own host and no other', () => {
  expect(sources('connect-src', {})).toEqual(["'self'", 'blob:']);
  expect(sources('img-src', {})).toEqual(["'self'", 'data:', 'blob:']);
});

it('an API on another host may be called and may serve pictures', () => {
  const env = { VITE_API_URL: 'https://api.example.com/v1' };
  expect(sources('connect-src', env)).toEqual(["'self'", 'blob:', 'https://api.example.com']);
  expect(sources('img-src', env)).toContain('https://api.example.com');
});

it('pictures may come from the configured hosts', () => {
  const env = { VITE_MEDIA_ORIGINS: 'https://files.example.com https://cdn.example.com:8443' };
  expect(sources('img-src', env)).toEqual(
    expect.arrayContaining(['https://files.example.com', 'https://cdn.example.com:8443']),
  );
});

it.each(['media-src', 'connect-src'])('%s has the same hosts as pictures', (directive) => {
  const env = { VITE_MEDIA_ORIGINS: 'https://files.example.com' };
  expect(sources(directive, env)).toEqual(["'self'", 'blob:', 'https://files.example.com']);
});

it('push messages and error reporting may call their services', () => {
  expect(sources('connect-src', firebase)).toEqual([
    "'self'",
    'blob:',
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
  ]);
  const dsn = { VITE_SENTRY_DSN: 'https://key@errors.example.com/1' };
  expect(sources('connect-src', dsn)).toEqual(["'self'", 'blob:', 'https://errors.example.com']);
});

it('visitor pages are recognized by their path', () => {
  for (const path of ['/public-viewer', '/public-viewer/', '/public-viewer/potree-view?scan=a']) {
    expect(isForVisitors(path), path).toBe(true);
  }
  for (const path of ['/', '/public-viewers', '/viewer', '/dashboard?next=/public-viewer']) {
    expect(isForVisitors(path), path).toBe(false);
  }
});
