import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { isForVisitors, securityHeaders } from './headers.ts';
import { servedHeaders } from './vite/served-headers.ts';

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

describe('npm start and npm run preview', () => {
  /** The Content-Security-Policy as its directives, each with its sources. */
  const policyOf = (headers: Record<string, string>) =>
    new Map(
      headers['Content-Security-Policy']?.split('; ').map((directive) => {
        const [name = '', ...found] = directive.split(' ');
        return [name, found];
      }),
    );
  const { server, preview } = servedHeaders(readEnv({}));

  it('send the same headers', () => {
    const { 'Content-Security-Policy': _own, ...own } = server;
    const { 'Content-Security-Policy': _built, ...built } = preview;
    expect(own).toEqual(built);
    expect(own).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
  });

  it('have the same policy, apart from the start of the refresh and the style elements of Vite', () => {
    const built = policyOf(preview);
    const more = [...policyOf(server)].flatMap(([name, found]) =>
      found.filter((source) => !built.get(name)?.includes(source)).map((source) => [name, source]),
    );
    expect(more).toEqual([
      ['script-src', expect.stringMatching(/^'sha256-/)],
      ['style-src', "'unsafe-inline'"],
    ]);
    expect([...policyOf(server).keys()]).toEqual([...built.keys()]);
  });

  it('permit neither inline scripts, style elements nor HTML that nobody has checked', () => {
    const built = policyOf(preview);
    expect(built.get('script-src')).not.toContain("'unsafe-inline'");
    expect(built.get('style-src')).toEqual(["'self'"]);
    expect(built.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(built.get('frame-ancestors')).toEqual(["'none'"]);
  });
});
