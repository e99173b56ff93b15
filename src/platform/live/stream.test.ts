import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitAfter } from './backoff';
import type { ConnectionOptions, Ending, Placed } from './connection';
import { receive, type StreamState } from './stream';
import { startTabs } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ready = (id: string): Placed => ({
  id,
  event: { type: 'stream.ready', heartbeatSeconds: 15 },
});
const access = (id: string): Placed => ({ id, event: { type: 'access.changed', projectId: id } });

it('waits longer after each failure, at random, and never for more than 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((n) => waitAfter(n, () => 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(waitAfter(3, () => 1)).toBe(2000);
});

describe('the loop of connections', () => {
  /** Runs connections that end like this, and returns what was asked of each. The browser may come online. */
  async function run(endings: readonly Ending[], seconds: number, online = seconds) {
    const asked: { once: boolean; at: number }[] = [];
    const states: StreamState[] = [];
    const stop = new AbortController();
    const begun = performance.now();
    const connect = async ({ once, signal, onEvent }: ConnectionOptions): Promise<Ending> => {
      asked.push({ once, at: Math.round((performance.now() - begun) / 1000) });
      const ending = endings[asked.length - 1];
      if (ending === 'ended') onEvent(ready('1'));
      if (ending) return ending;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve('lost')));
    };
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const ended = receive(
      {
        since: 0,
        lastEventId: () => null,
        refresh: async () => null,
        onEvent: () => {},
        onState: (state) => states.at(-1) !== state && states.push(state),
        connect,
      },
      stop.signal,
    );
    await vi.advanceTimersByTimeAsync(online * 1000);
    if (online < seconds) dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync((seconds - online) * 1000);
    stop.abort();
    await ended;
    vi.restoreAllMocks();
    return { asked, states };
  }

  it('reconnects after 1, 2 and 4 seconds while the host is down', async () => {
    const { asked, states } = await run(['lost', 'lost', 'lost'], 10);
    expect(asked.map(({ at }) => at)).toEqual([0, 1, 3, 7]);
    expect(states).toEqual(['off']);
  });

  it('reconnects at once when the host has ended the stream in an orderly way', async () => {
    expect((await run(['ended', 'ended'], 5)).asked.map(({ at }) => at)).toEqual([0, 0, 0]);
  });

  it('polls where a proxy holds back the stream', async () => {
    const { asked, states } = await run(['silent', 'ended', 'ended', 'ended'], 25);
    expect(asked.map(({ once }) => once)).toEqual([false, true, true, true]);
    expect(asked.map(({ at }) => at)).toEqual([0, 0, 10, 20]);
    expect(states).toEqual(['polling', 'off']);
  });

  it('leaves a host without a stream alone for five minutes', async () => {
    expect((await run(['refused'], 299)).asked).toHaveLength(1);
    expect((await run(['refused'], 301)).asked).toHaveLength(2);
  });

  it('tries again as soon as the browser is online', async () => {
    const { asked } = await run(['lost', 'lost', 'lost', 'lost'], 10, 9);
    expect(asked.map(({ at }) => at)).toEqual([0, 1, 3, 7, 9]);
  });
});

it('passes each event on once and in order, wherever the connection breaks', async () => {
  await fc.assert(
    fc.asyncProperty(
      // How many events each connection delivers, and how many of those before it repeats.
      fc.array(fc.tuple(fc.nat(6), fc.nat(3)), { minLength: 1, maxLength: 8 }),
      async (connections) => {
        const total = connections.reduce((sum, [count]) => sum + count, 0);
        const events = Array.from({ length: total }, (_, i) => access(String(i + 1)));
        const heard: string[] = [];
        let turn = 0;
        const stop = startTabs({
          userId: `usr_${Math.random()}`,
          since: 0,
          refresh: async () => null,
          onGap: () => heard.push('gap'),
          onState: () => {},
          onEvent: ({ id, event }) => event?.type === 'access.changed' && heard.push(id),
          connect: async ({ lastEventId, signal, onEvent }) => {
            const [count = 0, again = 0] = connections[turn++] ?? [];
            if (turn > connections.length)
              return new Promise((resolve) =>
                signal.addEventListener('abort', () => resolve('ended')),
              );
            const from = Number(lastEventId ?? 0);
            onEvent(ready(String(from)));
            const start = Math.max(0, from - again);
            for (const placed of events.slice(start, from + count)) onEvent(placed);
            return turn % 2 ? 'lost' : 'ended';
          },
        });
        await vi.advanceTimersByTimeAsync(120_000);
        stop();
        await vi.advanceTimersByTimeAsync(1);
        expect(heard).toEqual(events.map(({ id }) => id));
      },
    ),
    { numRuns: 100, seed: 3 },
  );
});
