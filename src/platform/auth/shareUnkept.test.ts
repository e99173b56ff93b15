import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Channels of one browser: what one tab sends, the others hear. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const person = (id: string) => ({ id, username: id, email: `${id}@example.com` }) as never;
const ana = { user: person('usr_ana'), accessToken: 'first', refreshToken: 'second' };
const signedOut = { user: null, accessToken: null, refreshToken: null };

/** Opens a tab of a browser that keeps nothing. */
async function openTab() {
  vi.resetModules();
  const { shareUnkept } = await import('./shareUnkept');
  const { session } = await import('./session');
  shareUnkept();
  return session;
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('localStorage', null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('tabs whose session is not kept begin, go on and end together', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.signIn(ana);
  expect(two.get()).toEqual(ana);
  two.setTokens({ accessToken: 'third', refreshToken: 'fourth' });
  expect(one.get()).toEqual({ ...ana, accessToken: 'third', refreshToken: 'fourth' });
  one.end();
  expect(two.get()).toEqual(signedOut);
});

test('a tab of another person hears nothing', async () => {
  const one = await openTab();
  one.signIn(ana);
  const two = await openTab();
  two.signIn({ ...ana, user: person('usr_priya') });
  one.end();
  expect(two.get()).toMatchObject({ user: { id: 'usr_priya' } });
});

test('a session that is kept goes through the storage alone', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('BroadcastChannel', Channel);
  localStorage.clear();
  const [one, two] = [await openTab(), await openTab()];
  one.signIn(ana);
  expect(two.get()).toEqual(signedOut);
  localStorage.clear();
});
