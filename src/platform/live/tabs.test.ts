import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionOptions, Ending, Placed } from './connection';
import { startTabs } from './tabs';

/** Channels of one browser: what one tab posts, the others get a moment later. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this)
        setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  close() {
    Channel.open.delete(this);
  }
}

/** One lock, for those who ask first. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      const held = last.then(() => (signal.aborted ? undefined : run()));
      last = held.catch(() => {});
      return held;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.clear();
  Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

const placed = (n: number): Placed => ({
  id: String(n),
  event: { type: 'access.changed', projectId: String(n) },
});

/** Returns a host with a stream: each connection begins after what it knows. */
function makeHost() {
  const sent: { at: number; placed: Placed }[] = [];
  const connections = new Set<{ onEvent: (event: Placed) => void; end: (how: Ending) => void }>();
  return {
    connections,
    say(count: number) {
      for (let n = 0; n < count; n += 1) {
        const event = placed(sent.length + 1);
        sent.push({ at: performance.now(), placed: event });
        for (const { onEvent } of connections) onEvent(event);
      }
    },
    cut() {
      for (const { end } of connections) end('lost');
    },
    connect: ({ lastEventId, lookBack, signal, onEvent }: ConnectionOptions) =>
      new Promise<Ending>((resolve) => {
        const end = (how: Ending) => {
          connections.delete(connection);
          resolve(how);
        };
        const connection = { onEvent, end };
        connections.add(connection);
        const since = performance.now() - lookBack * 1000;
        const position = (id: string | null) => (id === null ? -1 : Number(id));
        const begin = lastEventId ?? String(sent.findLastIndex(({ at }) => at < since) + 1);
        onEvent({ id: begin, event: { type: 'stream.ready', heartbeatSeconds: 15 } });
        for (const { placed: event } of sent)
          if (position(event.id) > position(begin)) onEvent(event);
        signal.addEventListener('abort', () => end('lost'));
      }),
  };
}

function openTab(host: ReturnType<typeof makeHost>, since = performance.now()) {
  const heard: string[] = [];
  const stop = startTabs({
    userId: 'usr_ana',
    since,
    refresh: async () => null,
    onEvent: ({ id, event }) => event?.type === 'access.changed' && heard.push(id),
    onGap: () => heard.push('gap'),
    onState: () => {},
    connect: host.connect,
  });
  return { heard, stop };
}

const STEP_MS = 100;
const EARLIER = 3;

const acts = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.nat(3).map((count) => ({ do: 'say' as const, count })) },
    fc.constantFrom(
      ...(['open', 'close first', 'close last', 'cut'] as const).map((what) => ({ do: what })),
    ),
  ),
  { maxLength: 30 },
);

it('shares one connection, and each tab hears everything once, whichever tabs come and go', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      Channel.open.clear();
      Object.defineProperty(navigator, 'locks', { value: makeLocks(), configurable: true });
      const host = makeHost();
      let said = 0;
      /** How much had been said at the beginning of each step. */
      const before = [0];
      // A tab has begun to read its data some steps before it listens.
      const open = () => {
        const start = Math.max(0, before.length - 1 - EARLIER);
        const since = performance.now() - (before.length - 1 - start) * STEP_MS - 1;
        return { ...openTab(host, since), from: before[start] ?? 0 };
      };
      let tabs = [open()];
      for (const step of steps) {
        if (step.do === 'say') {
          host.say(step.count);
          said += step.count;
        }
        if (step.do === 'cut') host.cut();
        if (step.do === 'open') tabs.push(open());
        const closed = step.do === 'close first' ? tabs[0] : tabs.at(-1);
        if (step.do.startsWith('close') && closed) {
          closed.stop();
          tabs = tabs.filter((tab) => tab !== closed);
        }
        await vi.advanceTimersByTimeAsync(STEP_MS);
        before.push(said);
        expect(host.connections.size).toBeLessThanOrEqual(1);
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(host.connections.size).toBe(Math.min(1, tabs.length));
      for (const { heard, from } of tabs) {
        // A tab that cannot know whether it missed something reads everything again.
        const events = heard.filter((event) => event !== 'gap');
        // What happened before the tab began to read may be among them.
        const start = Math.min(from, said - events.length);
        expect(events).toEqual(
          Array.from({ length: said - start }, (_, n) => String(start + n + 1)),
        );
      }
      for (const { stop } of tabs) stop();
      await vi.advanceTimersByTimeAsync(1000);
      expect(host.connections.size).toBe(0);
    }),
    { numRuns: 100, seed: 5 },
  );
});

it('a tab hears everything where channels and locks are forbidden', async () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', forbid);
  Object.defineProperty(navigator, 'locks', { value: { request: forbid }, configurable: true });
  const host = makeHost();
  const tabs = [openTab(host), openTab(host)];
  await vi.advanceTimersByTimeAsync(100);
  host.say(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(tabs.map(({ heard }) => heard)).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
  for (const { stop } of tabs) stop();
});

it('a message that cannot be sent stops nothing', async () => {
  vi.spyOn(Channel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  const host = makeHost();
  const { heard, stop } = openTab(host);
  await vi.advanceTimersByTimeAsync(100);
  host.say(1);
  expect(heard).toEqual(['1']);
  stop();
  vi.restoreAllMocks();
});

it('tells a new tab to read everything again when more has happened than is remembered', async () => {
  const host = makeHost();
  const first = openTab(host);
  await vi.advanceTimersByTimeAsync(1000);
  const since = performance.now();
  host.say(300);
  const late = openTab(host, since);
  await vi.advanceTimersByTimeAsync(1000);
  expect(late.heard).toContain('gap');
  expect(late.heard.at(-1)).toBe('300');
  first.stop();
  late.stop();
});

it('closes the connection when all tabs are hidden for a while, and catches up later', async () => {
  const host = makeHost();
  const { heard, stop } = openTab(host);
  const show = async (state: 'hidden' | 'visible', milliseconds: number) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  await vi.advanceTimersByTimeAsync(100);
  await show('hidden', 20_000);
  expect(host.connections.size).toBe(1);
  await show('visible', 20_000);
  expect(host.connections.size).toBe(1);
  await show('hidden', 30_000);
  expect(host.connections.size).toBe(0);
  host.say(2);
  expect(heard).toEqual([]);
  await show('visible', 100);
  expect(host.connections.size).toBe(1);
  expect(heard).toEqual(['1', '2']);
  stop();
  vi.restoreAllMocks();
});
