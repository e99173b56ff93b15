import { afterEach, expect, test, vi } from 'vitest';
import { exclusively } from './exclusively';

afterEach(() => vi.unstubAllGlobals());

const forbid = (request: () => unknown) => vi.stubGlobal('navigator', { locks: { request } });

test.each([
  ['lacks them', () => vi.stubGlobal('navigator', {})],
  ['forbids them', () => forbid(() => Promise.reject(new DOMException('', 'SecurityError')))],
  [
    'throws at once',
    () =>
      forbid(() => {
        throw new DOMException('', 'InvalidStateError');
      }),
  ],
])('runs a task once where the browser %s', async (_, prepare) => {
  prepare();
  const task = vi.fn(async () => 7);
  expect(await exclusively('a', task)).toBe(7);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that fails with the lock is not repeated', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, run: () => unknown) => run() },
  });
  const task = vi.fn(() => Promise.reject(new Error('No answer')));
  await expect(exclusively('a', task)).rejects.toThrow('No answer');
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task whose turn is not awaited any more does not run', async () => {
  const signal = AbortSignal.abort();
  forbid(() => Promise.reject(signal.reason));
  const task = vi.fn(async () => {});
  await expect(exclusively('a', task, signal)).rejects.toBe(signal.reason);
  expect(task).not.toHaveBeenCalled();
});
