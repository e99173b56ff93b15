import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from './timeout';

/** Until then the host is stopped: it takes calls and answers none. */
let stoppedUntil = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    const answer = new Promise((resolve) => {
      setTimeout(() => resolve(new Response('')), Math.max(0, stoppedUntil - Date.now()));
    });
    const end = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, end]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up calls to a host that is stopped, and reaches it as soon as it goes on', async () => {
  stoppedUntil = Date.now() + 60_000;
  const call = fetchWithTimeout(30_000);
  const url = 'https://api.test/v1';
  const first = call(url).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await first).toMatchObject({ kind: 'network', status: 504 });
  const second = call(url).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  const third = call(url).then(({ status }) => status);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await third).toBe(200);
  await second;
});
