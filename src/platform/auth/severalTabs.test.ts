import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import type { Session } from './session';

/** Tabs of one browser: each has the code of its own, and they share the storage and the locks. */

const user = { id: 'usr_ana', username: 'Ana', email: 'ana@example.com' };
const TOKEN_MS = 5000;
const GRACE_MS = 30_000;
/** How often each tab calls the host. Most are in the background. */
const OFTEN = [0.3, 0.1, 0.03, 0.01, 0.005];

/** A host that exchanges a refresh token once, and for a while for the same new one (RFC 9700, section 4.14.2). */
function makeHost() {
  const spentAt = new Map<string, number>();
  const host = {
    isSessionOver: false,
    refreshes: 0,
    accepts: (access: string | null) =>
      !host.isSessionOver && access !== null && Date.now() < Number(access.split(' ')[1]),
    issue: (refreshToken: string) => ({
      accessToken: `access ${Date.now() + TOKEN_MS} ${refreshToken}`,
      refreshToken,
    }),
    exchange(token: string) {
      host.refreshes += 1;
      if (Date.now() > (spentAt.get(token) ?? Date.now()) + GRACE_MS) host.isSessionOver = true;
      if (host.isSessionOver) throw new ApiError('problem', 401, { code: 'TOKEN_INVALID' });
      if (!spentAt.has(token)) spentAt.set(token, Date.now());
      return host.issue(`${Number(token) + 1}`);
    },
  };
  return host;
}

/** One holder at a time. A tab that closes gives up its turn. */
function makeLock() {
  let holder: object | null = null;
  const waiting: { tab: object; begin: () => void }[] = [];
  const next = () => {
    holder = null;
    const first = waiting.shift();
    if (!first) return;
    holder = first.tab;
    first.begin();
  };
  return {
    request: (tab: object, task: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const begin = () => void task().then(resolve, reject).finally(next);
        waiting.push({ tab, begin });
        if (!holder) next();
      }),
    leave(tab: object) {
      const left = waiting.filter((one) => one.tab !== tab);
      waiting.splice(0, waiting.length, ...left);
      if (holder === tab) next();
    },
  };
}

let host: ReturnType<typeof makeHost>;
let lock: ReturnType<typeof makeLock>;
/** The same course each time. */
let seed = 1;
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openTab() {
  const tab = { isOpen: true, calls: 0, running: 0 };
  vi.resetModules();
  vi.doMock('@/shared/browser/exclusively', () => ({
    exclusively: (_: string, task: () => Promise<unknown>) => lock.request(tab, task),
  }));
  vi.doMock('@/api/generated/auth/refreshToken.gen', () => ({
    refreshToken: async ({ body }: { body: { refreshToken: string } }) => {
      await wait(300 * random());
      const data = host.exchange(body.refreshToken);
      await wait(300 * random());
      // Nobody receives the answer for a page that is gone.
      if (!tab.isOpen) await new Promise(() => {});
      return { data };
    },
  }));
  const { isIssued, refresh } = await import('./refresh');
  const { session, useSession } = await import('./session');
  return Object.assign(tab, {
    session,
    useSession,
    /** A call as the client of the API sends it. @returns whether the host has answered it */
    async call(): Promise<boolean> {
      const { accessToken } = session.get();
      if (host.accepts(accessToken)) return true;
      tab.running += 1;
      let token = await refresh(accessToken ?? '');
      // As the client does.
      if (token && !host.accepts(token) && !isIssued(token)) token = await refresh(token);
      tab.running -= 1;
      return host.accepts(token);
    },
    close() {
      tab.isOpen = false;
      lock.leave(tab);
    },
  });
}

const stored = (): Session => JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') });
  seed = 1;
  host = makeHost();
  lock = makeLock();
  const state = { user, ...host.issue('1') };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('@/shared/browser/exclusively');
  vi.doUnmock('@/api/generated/auth/refreshToken.gen');
  vi.resetModules();
  localStorage.clear();
});

test('five tabs with tokens of five seconds stay signed in for three minutes, with reloads and sleeps', async () => {
  const tabs = await Promise.all(OFTEN.map(openTab));
  const refused: boolean[] = [];
  let slept = 0;
  const end = Date.now() + 180_000;
  while (Date.now() - slept < end) {
    for (const [at, tab] of tabs.entries()) {
      if (random() < (OFTEN[at] ?? 0)) {
        // What a page has not received when it is reloaded is nothing that a person sees.
        void tab
          .call()
          .then((isAnswered) => refused.push(...(isAnswered || !tab.isOpen ? [] : [true])));
      }
      if (random() < 0.01) {
        tab.close();
        tabs[at] = await openTab();
      }
    }
    await vi.advanceTimersByTimeAsync(200);
    // The laptop sleeps for hours: no timer runs meanwhile.
    if (random() < 0.05 && tabs.every(({ running }) => running === 0)) {
      const hours = 3_600_000 * (1 + 8 * random());
      vi.setSystemTime(Date.now() + hours);
      slept += hours;
    }
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(refused).toEqual([]);
  expect(host.isSessionOver).toBe(false);
  expect(slept).toBeGreaterThan(0);
  expect(tabs.map(({ session }) => session.get().user?.id)).toEqual(OFTEN.map(() => user.id));
  // One refresh for all tabs each time that a token has ended, and one more where a page did not store its answer.
  expect(host.refreshes).toBeLessThan(60);
});

test('a host that refuses the new token, too, is not asked in a loop', async () => {
  const tab = await openTab();
  host.accepts = () => false;
  const call = tab.call();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toBe(false);
  expect(host.refreshes).toBe(1);
  expect(stored().user).toMatchObject(user);
});
