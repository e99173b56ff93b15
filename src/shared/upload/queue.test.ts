import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import type { Problem, ProblemCode } from '@/api/generated/types.gen';
import { cancel, clearUploads, enqueue, pause, resume, useUploads } from './queue';
import { retryDelay } from './retry';
import { Speed } from './speed';
import { timeLeft } from './timeLeft';
import type { transfer } from './transfer';

type Transfer = typeof transfer;

interface Sending {
  uploadId: string | null;
  name: string;
  watch: Parameters<Transfer>[1];
  done: (uploadId: string) => void;
  fail: (error: unknown) => void;
}
const sending: Sending[] = [];
const deleted: string[] = [];

vi.mock('./transfer', () => ({
  transfer: ((request, watch) =>
    new Promise((done, fail) => {
      watch.signal.addEventListener('abort', () => fail(watch.signal.reason));
      sending.push({ uploadId: request.uploadId, name: request.file.name, watch, done, fail });
    })) satisfies Transfer,
}));
vi.mock('@/api/generated/uploads.gen', () => ({
  deleteUpload: async ({ path }: { path: { uploadId: string } }) => deleted.push(path.uploadId),
}));

const problem = (status: number, code: ProblemCode) =>
  new ApiError('problem', status, { code, status, type: '', title: '', detail: '' } as Problem);
const offline = () => new ApiError('network', 0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearUploads();
  sending.length = 0;
  deleted.length = 0;
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const states = () => useUploads.getState().items.map(({ state }) => state);
const idOf = (index: number) => useUploads.getState().items[index]?.id ?? '';
const last = () => sending.at(-1) as Sending;

async function add(name: string, finish = vi.fn(async (_: string) => {})) {
  enqueue({
    file: new File(['x'.repeat(100)], name),
    projectId: 'prj',
    purpose: 'scan',
    title: name,
    description: '',
    uploadId: null,
    finish,
  });
  await vi.dynamicImportSettled();
  await settle();
  return finish;
}

async function begin(name = 'a.ply') {
  const finish = await add(name);
  last().watch.onBegun('upl_1');
  last().watch.onProgress(40);
  return finish;
}

describe('the upload queue', () => {
  it('sends two files at a time, then the next one', async () => {
    for (const name of ['a', 'b', 'c']) await add(name);
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    sending[0]?.watch.onBegun('upl_a');
    sending[0]?.done('upl_a');
    await vi.dynamicImportSettled();
    await settle();
    expect(states()).toEqual(['done', 'sending', 'sending']);
  });

  it('resumes after a pause at the same offset', async () => {
    const finish = await begin();
    pause(idOf(0));
    expect(states()).toEqual(['paused']);
    resume(idOf(0));
    await settle();
    expect(last().uploadId).toBe('upl_1');
    last().done('upl_1');
    await settle();
    expect(finish).toHaveBeenCalledExactlyOnceWith('upl_1');
    expect(states()).toEqual(['done']);
  });

  it('waits for the network without a limit and resumes once it is back', async () => {
    await begin();
    for (let i = 0; i < 12; i++) {
      last().fail(offline());
      await settle();
      expect(states()).toEqual(['offline']);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(states()).toEqual(['sending']);
    }
    last().fail(offline());
    await settle();
    dispatchEvent(new Event('online'));
    expect(states()).toEqual(['sending']);
  });

  it('fails after six server errors in a row', async () => {
    await begin();
    for (let i = 0; i < 6; i++) {
      last().fail(problem(503, 'UNAVAILABLE'));
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(states()).toEqual(['failed']);
    resume(idOf(0));
    await settle();
    last().watch.onProgress(50);
    last().fail(problem(503, 'UNAVAILABLE'));
    await settle();
    expect(states()).toEqual(['offline']);
  });

  it('starts over if the server no longer has the upload', async () => {
    await begin();
    last().fail(problem(404, 'NOT_FOUND'));
    await settle();
    expect(last().uploadId).toBeNull();
    expect(states()).toEqual(['sending']);
  });

  it('sends no bytes again if only the finishing step failed', async () => {
    const finish = await add('a', vi.fn().mockRejectedValueOnce(problem(403, 'FORBIDDEN')));
    last().watch.onBegun('upl_1');
    last().done('upl_1');
    await settle();
    expect(states()).toEqual(['failed']);
    resume(idOf(0));
    await settle();
    expect(sending).toHaveLength(1);
    expect(finish).toHaveBeenCalledTimes(2);
    expect(states()).toEqual(['done']);
  });

  it('counts an upload as finished if it was used up before a lost answer', async () => {
    const finish = vi.fn().mockRejectedValueOnce(offline());
    await add('a', finish.mockRejectedValueOnce(problem(404, 'NOT_FOUND')));
    last().watch.onBegun('upl_1');
    last().done('upl_1');
    await settle();
    expect(states()).toEqual(['offline']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(states()).toEqual(['done']);
  });

  it('deletes a canceled upload on the server', async () => {
    await begin();
    const { signal } = last().watch;
    cancel(idOf(0));
    expect(signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    expect(deleted).toEqual(['upl_1']);
  });

  it('warns before the page closes while an upload is running', async () => {
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await begin();
    expect(leave()).toBe(false);
    pause(idOf(0));
    expect(leave()).toBe(true);
  });
});

describe('after a failure', () => {
  it.each([
    [offline(), 1, 1000],
    [offline(), 3, 4000],
    [offline(), 40, 30_000],
    [problem(500, 'INTERNAL'), 5, 16_000],
    [problem(500, 'INTERNAL'), 6, null],
    [problem(429, 'RATE_LIMITED'), 1, 1000],
    [problem(409, 'OFFSET_MISMATCH'), 1, 1000],
    [problem(460, 'CHECKSUM_MISMATCH'), 2, 2000],
    [problem(507, 'STORAGE_FULL'), 1, null],
    [problem(501, 'NOT_IMPLEMENTED'), 1, null],
    [problem(413, 'PAYLOAD_TOO_LARGE'), 1, null],
    [problem(415, 'FILE_TYPE_REFUSED'), 1, null],
    [problem(403, 'FORBIDDEN'), 1, null],
    [new ApiError('contract', 200), 1, null],
    [new TypeError('The file cannot be read.'), 1, null],
  ])('%s, number %i, retries after %s ms', (error, failures, delay) => {
    expect(retryDelay(error, failures)).toBe(delay);
  });
});

describe('the upload speed', () => {
  it('is a smoothed average that starts over with each transfer', () => {
    const speed = new Speed();
    expect(speed.note(0, 0)).toBeNull();
    expect(speed.note(500, 500)).toBeNull();
    expect(speed.note(1000, 1000)).toBe(1000);
    expect(speed.note(3000, 2000)).toBe(1300);
    expect(speed.note(0, 2500)).toBe(1300);
  });

  it.each([
    [0.2, '1 sec left'],
    [42, '42 sec left'],
    [150, '3 min left'],
    [7300, '2 hr left'],
    [Infinity, ''],
    [Number.NaN, ''],
  ])('says of %s seconds: %s', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text);
  });
});
