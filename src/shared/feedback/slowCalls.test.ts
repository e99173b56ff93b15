import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain, type SlowCalls, watchSlowCalls } from './slowCalls';

const never = () => new Promise<string>(() => {});
let client: QueryClient;
let told: SlowCalls[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  told = [];
  end = watchSlowCalls(client, (slow) => told.push(slow));
});
afterEach(() => {
  end();
  client.clear();
  vi.useRealTimers();
});

/** Reads on the screen. Returns a function that leaves the screen. */
const show = (queryFn: () => Promise<string>) =>
  new QueryObserver(client, { queryKey: ['one'], queryFn }).subscribe(() => {});

test('a query without an answer is slow after 10 seconds', async () => {
  show(never);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toMatchObject([{ reads: [{ queryKey: ['one'] }], isWriting: false }]);
});

test('the screen says no more about a call that is answered or left', async () => {
  const leave = show(never);
  await vi.advanceTimersByTimeAsync(11_000);
  leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(told.at(-1)).toEqual({ reads: [], isWriting: false });
});

test('asking again sends the call once more and starts another 10 seconds', async () => {
  const calls = vi.fn(never);
  show(calls);
  await vi.advanceTimersByTimeAsync(11_000);
  void askAgain(client, told.at(-1)?.reads ?? []);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(calls).toHaveBeenCalledTimes(2);
  expect(told.at(-1)?.reads).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.at(-1)?.reads).toHaveLength(1);
});

test('an answer on the screen that is read again is not slow', async () => {
  client.setQueryData(['one'], 'answer');
  show(never);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual([]);
});

test.each([
  ['login', [{ reads: [], isWriting: true }]],
  ['downloadScans', []],
] as const)('%s is slow unless it shows its progress', async (operation, expected) => {
  const meta = { operationOf: () => operation, failure: 'inline' as const, outdated: [] };
  void new MutationObserver(client, { mutationFn: never, meta }).mutate();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(told).toEqual(expected);
});
