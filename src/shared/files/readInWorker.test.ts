import { expect, it, vi } from 'vitest';
import { readInWorker } from './readInWorker';
import { TooLarge } from './tooLarge';

/** A worker of a page that answers with a message, or not at all. */
function workerWith(data?: unknown) {
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: vi.fn(() => data !== undefined && worker.onmessage?.({ data })),
    terminate: vi.fn(),
  };
  return worker;
}
const read = (worker: ReturnType<typeof workerWith>, signal?: AbortSignal) =>
  readInWorker(worker as unknown as Worker, 'file', signal);

it('returns what the worker has read, and ends it', async () => {
  const worker = workerWith({ read: [1] });
  expect(await read(worker)).toEqual([1]);
  expect(worker.postMessage).toHaveBeenCalledWith('file');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('says what is too large', async () => {
  const worker = workerWith({ excess: { what: 'rows', most: 5, found: 6 } });
  await expect(read(worker)).rejects.toEqual(new TooLarge('rows', 5, 6));
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends a worker that takes too long', async () => {
  vi.useFakeTimers();
  const worker = workerWith();
  const reading = read(worker);
  const refused = expect(reading).rejects.toMatchObject({ what: 'time' });
  vi.runAllTimers();
  vi.useRealTimers();
  await refused;
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends a worker whose file nobody wants any more, or whose code is gone', async () => {
  const unwanted = workerWith();
  const left = new AbortController();
  const reading = read(unwanted, left.signal);
  left.abort('left');
  await expect(reading).rejects.toBe('left');
  expect(unwanted.terminate).toHaveBeenCalledOnce();

  const broken = workerWith();
  const failing = read(broken);
  broken.onerror?.();
  await expect(failing).rejects.toThrow('failed');
  expect(broken.terminate).toHaveBeenCalledOnce();
});
