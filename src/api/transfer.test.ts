import { afterEach, expect, test, vi } from 'vitest';
import { isAbort } from './apiError';
import { fetchWithUploadProgress } from './transfer';

afterEach(() => vi.unstubAllGlobals());

test('an upload that is cancelled before its body is read is not sent', async () => {
  const send = vi.fn();
  class Unsent {
    upload = {};
    open() {}
    setRequestHeader() {}
    // As the standard has it: before send() there is nothing to abort, and no event.
    abort() {}
    send = send;
  }
  vi.stubGlobal('XMLHttpRequest', Unsent);
  const aborter = new AbortController();
  const upload = fetchWithUploadProgress(() => {})('http://portal.test/scans', {
    method: 'POST',
    body: 'points',
    signal: aborter.signal,
  });
  aborter.abort();
  const outcome = await Promise.race([
    upload.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 500, 'nothing')),
  ]);
  expect(isAbort(outcome)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});
