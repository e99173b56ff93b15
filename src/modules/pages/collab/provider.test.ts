import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { ApiError } from '@/api/apiError';
import { fromBase64, toBase64 } from './base64';
import { type CollabState, openCollab, type Transport } from './provider';
import { type Batch, unsentOf } from './unsent';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** A host that keeps updates as the contract says. It may be unreachable, or lose its answers. */
function makeHost() {
  const doc = new Y.Doc();
  const known = new Set<string>();
  const updates: string[] = [];
  const listeners = new Set<(seq: number) => void>();
  const host = {
    updates,
    mode: 'up' as 'up' | 'down' | 'loses answers' | 'locked',
    text: () => doc.getText('default').toString(),
    listeners,
    transport: (): Transport => ({
      async read(since) {
        if (host.mode === 'down') throw lost();
        return { seq: updates.length, updates: updates.slice(since ?? 0) };
      },
      async send(batches: readonly Batch[]) {
        if (host.mode === 'down') throw lost();
        if (host.mode === 'locked') throw new ApiError('problem', 409);
        for (const { id, data } of batches) {
          if (known.has(id)) continue;
          known.add(id);
          updates.push(data);
          Y.applyUpdate(doc, fromBase64(data));
        }
        for (const tell of listeners) tell(updates.length);
        if (host.mode === 'loses answers') throw lost();
        return { seq: updates.length };
      },
      present: async () => {},
    }),
  };
  return host;
}

const lost = () => new ApiError('network', 0);

function openTab(host: ReturnType<typeof makeHost>, userId: string) {
  const states: CollabState[] = [];
  const collab = openCollab({
    mayWrite: true,
    transport: host.transport(),
    unsent: unsentOf(userId, 'pag_1'),
    onState: (state) => states.push(state),
  });
  host.listeners.add(collab.onUpdated);
  const text = collab.doc.getText('default');
  return { collab, text, state: () => states.at(-1) };
}

it('writes bytes of any length as Base64 and back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }),
    { numRuns: 20 },
  );
});

it('sends what is written, and takes what others write', async () => {
  const host = makeHost();
  const ana = openTab(host, 'usr_ana');
  const ben = openTab(host, 'usr_ben');
  await vi.advanceTimersByTimeAsync(10);
  ana.text.insert(0, 'Hello');
  expect(ana.state()).toMatchObject({ save: 'saving', waiting: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ana.state()).toMatchObject({ save: 'saved', waiting: 0 });
  ben.text.insert(5, ', world');
  await vi.advanceTimersByTimeAsync(1000);
  expect([ana.text.toString(), ben.text.toString(), host.text()]).toEqual(
    Array(3).fill('Hello, world'),
  );
});

it('keeps what is written without a connection, also in a later tab', async () => {
  const host = makeHost();
  const first = openTab(host, 'usr_ana');
  await vi.advanceTimersByTimeAsync(10);
  host.mode = 'down';
  first.text.insert(0, 'Not sent');
  await vi.advanceTimersByTimeAsync(2000);
  expect(first.state()).toMatchObject({ save: 'offline', waiting: 1 });
  first.collab.close();
  await vi.advanceTimersByTimeAsync(100);
  host.mode = 'up';
  const second = openTab(host, 'usr_ana');
  await vi.advanceTimersByTimeAsync(1000);
  expect(second.text.toString()).toBe('Not sent');
  expect(host.text()).toBe('Not sent');
  expect(localStorage.length).toBe(0);
});

it('writes nothing twice if answers are lost', async () => {
  const host = makeHost();
  const tab = openTab(host, 'usr_ana');
  await vi.advanceTimersByTimeAsync(10);
  host.mode = 'loses answers';
  tab.text.insert(0, 'once');
  await vi.advanceTimersByTimeAsync(5000);
  host.mode = 'up';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(host.text()).toBe('once');
  expect(host.updates).toHaveLength(1);
  expect(tab.state()).toMatchObject({ save: 'saved', waiting: 0 });
});

it('stops when the host refuses, and keeps what was written', async () => {
  const host = makeHost();
  const tab = openTab(host, 'usr_ana');
  await vi.advanceTimersByTimeAsync(10);
  host.mode = 'locked';
  tab.text.insert(0, 'too late');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.state()).toMatchObject({ save: 'refused' });
  expect(tab.text.toString()).toBe('too late');
  expect(localStorage.length).toBe(1);
  tab.collab.discard();
  expect(localStorage.length).toBe(0);
});

it('ends with the same text everywhere, whatever is written and whenever the host is down', async () => {
  const step = fc.record({
    who: fc.nat(2),
    at: fc.nat(30),
    text: fc.string({ minLength: 1, maxLength: 3 }),
    wait: fc.nat(700),
    mode: fc.constantFrom('up', 'up', 'down', 'loses answers'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      localStorage.clear();
      const host = makeHost();
      const tabs = ['usr_a', 'usr_b', 'usr_c'].map((id) => openTab(host, id));
      await vi.advanceTimersByTimeAsync(10);
      for (const { who, at, text, wait, mode } of steps) {
        host.mode = mode as typeof host.mode;
        const ownText = tabs[who]?.text;
        ownText?.insert(Math.min(at, ownText.length), text);
        await vi.advanceTimersByTimeAsync(wait);
      }
      host.mode = 'up';
      await vi.advanceTimersByTimeAsync(60_000);
      const texts = tabs.map(({ text }) => text.toString());
      expect(texts).toEqual(Array(3).fill(host.text()));
      expect(host.text()).toHaveLength(steps.reduce((sum, { text }) => sum + text.length, 0));
      for (const { collab } of tabs) collab.close();
      await vi.advanceTimersByTimeAsync(10);
    }),
    { numRuns: 30, seed: 5 },
  );
});
