import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const sdk = {
  isSupported: vi.fn(),
  getMessaging: vi.fn(() => ({})),
  getToken: vi.fn(),
  deleteToken: vi.fn(),
  onMessage: vi.fn(),
};
/** The calls that set or remove the token of the session. */
const calls = { updatePushToken: vi.fn(), deletePushToken: vi.fn() };
const app = { initializeApp: vi.fn() };
const pushSettings = { app: {}, vapidKey: 'key' };

const stored = () => localStorage.getItem('push-token');
const logged: string[] = [];
const coded = (code: string) => Object.assign(new Error('The SDK failed.'), { code });

let messaging: typeof import('./messaging');

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('@firebase/messaging', () => sdk);
  vi.doMock('@firebase/app', () => app);
  vi.doMock('@/api/generated/auth/updatePushToken.gen', () => calls);
  vi.doMock('@/api/generated/auth/deletePushToken.gen', () => calls);
  calls.updatePushToken.mockReset();
  calls.deletePushToken.mockReset();
  vi.doMock('./settings', () => ({ pushSettings }));
  logged.length = 0;
  const log = (line: string) => void logged.push(line);
  vi.spyOn(console, 'warn').mockImplementation(log);
  vi.spyOn(console, 'info').mockImplementation(log);
  localStorage.setItem('push-token', JSON.stringify({ token: 'old', userId: null }));
  sdk.isSupported.mockResolvedValue(true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: {}, locks: undefined });
  messaging = await import('./messaging');
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('@firebase/messaging');
  vi.doUnmock('@firebase/app');
  vi.doUnmock('@/api/generated/auth/updatePushToken.gen');
  vi.doUnmock('@/api/generated/auth/deletePushToken.gen');
  vi.doUnmock('./settings');
  vi.resetModules();
});

describe('the token', () => {
  test('is stored for the next sign-in', async () => {
    sdk.getToken.mockResolvedValue('new');
    expect(await messaging.obtainToken('usr_ana')).toBe(true);
    expect(JSON.parse(stored() ?? '')).toEqual({ token: 'new', userId: 'usr_ana' });
    expect(logged).toEqual([]);
  });

  const sent = () => calls.updatePushToken.mock.calls.map(([{ body }]) => body.fcmToken);
  const store = (token: string, userId: string | null) =>
    localStorage.setItem('push-token', JSON.stringify({ token, userId }));

  test('that is renewed while signed in goes to the session, once', async () => {
    store('old', 'usr_ana');
    sdk.getToken.mockResolvedValue('new');
    await messaging.obtainToken('usr_ana');
    await messaging.obtainToken('usr_ana');
    expect(sent()).toEqual(['new']);
  });

  test('goes to no session while signed out', async () => {
    sdk.getToken.mockResolvedValue('new');
    await messaging.obtainToken(null);
    expect(sent()).toEqual([]);
    expect(JSON.parse(stored() ?? '')).toEqual({ token: 'new', userId: null });
  });

  test('that the server did not accept is kept for the next sign-in, and sent again', async () => {
    sdk.getToken.mockResolvedValue('new');
    calls.updatePushToken.mockRejectedValueOnce(new Error('No answer.'));
    expect(await messaging.obtainToken('usr_ana')).toBe(true);
    expect(JSON.parse(stored() ?? '')).toEqual({ token: 'new', userId: null });
    expect(logged).toEqual(['Push messages: update failed. No answer.']);
    await messaging.obtainToken('usr_ana');
    expect(sent()).toEqual(['new', 'new']);
    expect(JSON.parse(stored() ?? '')).toEqual({ token: 'new', userId: 'usr_ana' });
  });

  test.each([
    ['is removed from the session if the user blocks notifications', 'denied', 'usr_ana', 1],
    ['stays in the session after any other failure', 'granted', 'usr_ana', 0],
    ['is not removed from a session that does not have it', 'denied', null, 0],
  ])('%s', async (_, permission, owner, removals) => {
    store('old', owner);
    vi.stubGlobal('Notification', { permission });
    sdk.getToken.mockRejectedValue(coded('messaging/permission-blocked'));
    await messaging.obtainToken('usr_ana');
    expect(calls.deletePushToken).toHaveBeenCalledTimes(removals);
  });

  test.each([
    ['messaging/permission-blocked', 'permission blocked'],
    ['messaging/failed-service-worker-registration', 'service worker registration failed'],
    ['messaging/token-subscribe-failed', 'subscribe failed'],
    ['messaging/token-subscribe-no-token', 'no token returned'],
    ['messaging/token-update-failed', 'update failed'],
    ['installations/request-failed', 'subscribe failed'],
  ])('is dropped after the failure %s, which is only logged', async (code, kind) => {
    sdk.getToken.mockRejectedValue(coded(code));
    expect(await messaging.obtainToken('usr_ana')).toBe(false);
    expect(stored()).toBeNull();
    expect(logged).toEqual([`Push messages: ${kind}. The SDK failed.`]);
  });

  test('is dropped if the user dismisses the prompt of the browser', async () => {
    vi.stubGlobal('Notification', { permission: 'default' });
    sdk.getToken.mockRejectedValue(coded('messaging/permission-blocked'));
    expect(await messaging.obtainToken('usr_ana')).toBe(false);
    expect(logged).toEqual(['Push messages: permission dismissed. The SDK failed.']);
  });

  test.each([
    ['storage unsupported', () => {}],
    ['unsupported browser', () => Reflect.deleteProperty(globalThis, 'PushManager')],
  ])('is not requested in a browser without push or storage: %s', async (kind, prepare) => {
    prepare();
    sdk.isSupported.mockResolvedValue(false);
    sdk.getToken.mockClear();
    expect(await messaging.obtainToken('usr_ana')).toBe(false);
    await messaging.removeToken();
    expect(sdk.getToken).not.toHaveBeenCalled();
    expect(logged).toEqual([`Push messages: ${kind}.`]);
  });

  test('that cannot be deleted is only logged', async () => {
    sdk.deleteToken.mockRejectedValue(coded('messaging/token-unsubscribe-failed'));
    await messaging.removeToken();
    expect(logged).toEqual(['Push messages: unsubscribe failed. The SDK failed.']);
  });
});

describe('a message', () => {
  /** Listens, delivers payloads, and returns what the portal shows. */
  async function shownOf(...payloads: object[]): Promise<unknown[]> {
    const shown: unknown[] = [];
    await messaging.listen((message) => shown.push(message));
    const [, deliver] = sdk.onMessage.mock.lastCall ?? [];
    for (const payload of payloads) deliver(payload);
    return shown;
  }

  test('is read field by field', async () => {
    const notification = { title: 'RFI 042', body: 'Replied.', image: '/i.png', icon: '/i.svg' };
    const fcmOptions = { link: '/dashboard/rfis' };
    expect(await shownOf({ notification, fcmOptions, data: { secret: 'x' } })).toEqual([
      { ...notification, link: '/dashboard/rfis' },
    ]);
  });

  test('may have no fields', async () => {
    expect(await shownOf({})).toEqual([{}]);
  });

  test.each(['title', 'body', 'image', 'icon'])(
    'with a %s that is not a text is only logged, once, and later ones are shown',
    async (name) => {
      const broken = { notification: { [name]: { not: 'a text' } } };
      const next = { notification: { title: 'The next one' } };
      expect(await shownOf(broken, broken, next)).toEqual([{ title: 'The next one' }]);
      expect(logged).toEqual([`Push messages: message listener failed. Bad ${name}.`]);
    },
  );
});

test('nothing happens without settings', async () => {
  vi.resetModules();
  vi.doMock('./settings', () => ({ pushSettings: null }));
  const off = await import('./messaging');
  sdk.getToken.mockClear();
  expect(await off.obtainToken('usr_ana')).toBe(false);
  expect(sdk.getToken).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
});
