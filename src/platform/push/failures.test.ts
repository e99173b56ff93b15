import { beforeEach, describe, expect, it, vi } from 'vitest';

const codes = [
  ['messaging/permission-blocked', 'permission blocked'],
  ['messaging/permission-default', 'permission dismissed'],
  ['messaging/unsupported-browser', 'unsupported browser'],
  ['messaging/indexed-db-unsupported', 'storage unsupported'],
  ['messaging/failed-service-worker-registration', 'service worker registration failed'],
  ['messaging/token-subscribe-failed', 'subscribe failed'],
  ['messaging/token-subscribe-no-token', 'no token returned'],
  ['messaging/token-update-failed', 'update failed'],
  ['messaging/token-update-no-token', 'no token returned'],
  ['messaging/token-unsubscribe-failed', 'unsubscribe failed'],
] as const;

describe('failures of push messages', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.restoreAllMocks();
  });

  it.each(codes)('maps %s to: %s', async (code, kind) => {
    const { kindOf } = await import('./failures');
    expect(kindOf(Object.assign(new Error('x'), { code }), 'subscribe failed')).toBe(kind);
  });

  it.each([
    new DOMException('Registration failed', 'AbortError'),
    { code: 'installations/request-failed' },
    new TypeError('Failed to fetch'),
    undefined,
  ])('names any other error after the failed step', async (error) => {
    const { kindOf } = await import('./failures');
    expect(kindOf(error, 'subscribe failed')).toBe('subscribe failed');
    expect(kindOf(error, 'unsubscribe failed')).toBe('unsubscribe failed');
  });

  it('logs each kind once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { logFailure } = await import('./failures');
    logFailure('subscribe failed', new Error('The backend is not available.'));
    logFailure('subscribe failed');
    logFailure('update failed');
    expect(warn.mock.calls).toEqual([
      ['Push messages: subscribe failed. The backend is not available.'],
      ['Push messages: update failed.'],
    ]);
  });

  it('logs a refused permission as information, not as a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { logFailure } = await import('./failures');
    logFailure('permission blocked');
    expect(warn).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledOnce();
  });
});
