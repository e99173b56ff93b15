import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import type { ProblemCode } from '@/api/generated/types.gen';
import { createQueryClient } from '@/api/queryClient';
import { showToastsBy, type Toast } from './toast';
import { type WriteOptions, writeOptions } from './useWrite';
import { createWriteCache } from './writeFailures';

const toasts: Toast[] = [];
showToastsBy((toast) => toasts.push(toast));
const shown = () => toasts.map(({ type, message }) => [type, message]);

let client = createQueryClient(createWriteCache());
beforeEach(() => {
  toasts.length = 0;
  client = createQueryClient(createWriteCache());
});

const answer = { data: 'answer' };
const scans = [{ _id: 'listScans', path: { projectId: 'one' } }];
const scan = [{ _id: 'getScan' }];
const isStale = (queryKey: unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
const refused = (status: number) => async () => {
  throw new ApiError('unknown', status);
};

const problem = (code: ProblemCode) => async () => {
  const words = { type: 'about:blank', title: 'Title', detail: 'Detail' };
  throw new ApiError('problem', 409, { ...words, status: 409, code });
};

/** Runs one write and waits for everything that follows. */
async function write(options: Partial<WriteOptions<string, string>>): Promise<unknown> {
  const all: WriteOptions<string, string> = {
    operation: 'makeScanPublic',
    write: async () => answer,
    stale: ['listScans'],
    ...options,
  };
  const observer = new MutationObserver(client, writeOptions(client, all));
  const result = await observer.mutate('variables').catch((error) => error);
  await vi.dynamicImportSettled();
  return result;
}

describe('a write that succeeds', () => {
  test('resolves with the body of the answer', async () => {
    expect(await write({})).toBe('answer');
  });

  test.each<[string, WriteOptions<string, string>['successToast'], unknown[]]>([
    ['shows no toast by default', undefined, []],
    [
      'toasts a text',
      (data, variables) => `${data} ${variables}`,
      [['success', 'answer variables']],
    ],
    ['toasts with options', () => ({ message: 'Done', duration: 8000 }), [['success', 'Done']]],
    ['shows no toast without a message', () => undefined, []],
  ])('%s', async (_, successToast, expected) => {
    await write({ ...(successToast && { successToast }) });
    expect(shown()).toEqual(expected);
  });

  test('marks only the answers of the stale operations as stale', async () => {
    client.setQueryData(scans, {});
    client.setQueryData(scan, {});
    await write({});
    expect([isStale(scans), isStale(scan)]).toEqual([true, false]);
  });

  test('puts its answer into the cache', async () => {
    await write({ show: (cache, data) => cache.setQueryData(scan, data) });
    expect(client.getQueryData(scan)).toBe('answer');
  });
});

describe('a write that fails', () => {
  test.each<[string, Partial<WriteOptions<string, string>>, unknown[]]>([
    ['toasts once', { write: refused(502) }, [['error', 'Failed to make scan public']]],
    [
      'takes its text from the operation that the variables choose',
      {
        write: refused(502),
        operation: (wanted) => (wanted === 'variables' ? 'deleteScan' : 'login'),
      },
      [['error', 'Failed to delete scans']],
    ],
    ['inline toasts nothing', { write: refused(502), failure: 'inline' }, []],
    [
      'toasts nothing when aborted',
      { write: () => Promise.reject(new DOMException('Stop', 'AbortError')) },
      [],
    ],
  ])('%s', async (_, options, expected) => {
    await write(options);
    expect(shown()).toEqual(expected);
  });

  test.each([
    ['STALE_VERSION', true],
    ['WRONG_STATE', true],
    ['PROJECT_CLOSED', true],
    ['NAME_TAKEN', false],
    ['VALIDATION_FAILED', false],
    ['UNAVAILABLE', false],
  ] as const)('reads the record again after %s: %s', async (code, again) => {
    client.setQueryData(scans, {});
    client.setQueryData(scan, {});
    await write({ write: problem(code), record: 'getScan' });
    expect([isStale(scans), isStale(scan)]).toEqual([again, again]);
  });
});

describe('an optimistic write', () => {
  const optimistic = () => {
    client.setQueryData(scan, 'wanted');
    return () => void client.setQueryData(scan, 'before');
  };

  test('is shown before the answer arrives', async () => {
    await write({
      optimistic,
      write: async () => {
        expect(client.getQueryData(scan)).toBe('wanted');
        return answer;
      },
    });
    expect(client.getQueryData(scan)).toBe('wanted');
  });

  test('is rolled back on failure, and its data is read again', async () => {
    client.setQueryData(scans, {});
    await write({ optimistic, write: refused(502) });
    expect(client.getQueryData(scan)).toBe('before');
    expect(isStale(scans)).toBe(true);
    expect(shown()).toEqual([['error', 'Failed to make scan public']]);
  });

  test('refetches only after the last of several writes', async () => {
    client.setQueryData(scans, {});
    let arrive = () => {};
    const slow = new Promise<typeof answer>((resolve) => {
      arrive = () => resolve(answer);
    });
    const second = write({ optimistic, write: () => slow });
    await write({ optimistic });
    expect(isStale(scans)).toBe(false);
    arrive();
    await second;
    expect(isStale(scans)).toBe(true);
  });
});
