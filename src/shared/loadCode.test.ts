import { afterEach, expect, test, vi } from 'vitest';
import { CodeLostForGood, loadCode } from './loadCode';

afterEach(() => vi.unstubAllGlobals());

test('code that was lost is requested again, and imported only once all of it is there', async () => {
  const answers = [new Response(null, { status: 503 }), new Response('1'), new Response('2')];
  const request = vi.fn(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', request);
  const load = vi.fn(async () => 'code');
  const files = ['assets/a.js', 'assets/b.js'];
  await expect(loadCode(load, files)).rejects.toThrow(/assets\/a\.js$/);
  expect(load).not.toHaveBeenCalled();
  await expect(loadCode(load, files)).resolves.toBe('code');
  expect(request).toHaveBeenCalledTimes(3);
});

test('an import that fails with its files there is lost for good, and other errors stay', async () => {
  const failing = (error: Error) => loadCode(() => Promise.reject(error));
  await expect(failing(new TypeError('Failed to fetch'))).rejects.toBeInstanceOf(CodeLostForGood);
  await expect(failing(new RangeError('Broken'))).rejects.toThrow(RangeError);
});
