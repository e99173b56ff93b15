import { expect, test } from 'vitest';
import type { Fetch } from './target.ts';
import { runConformance } from './testkit.ts';

const answering =
  (status: number, code: string): Fetch =>
  async () =>
    Response.json({ code }, { status });

test.each<[string, Fetch, RegExp]>([
  [
    'no host',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    /^http:\/\/mock\.localhost gave no answer: ECONNREFUSED\.$/,
  ],
  [
    'a wrong password',
    answering(401, 'INVALID_CREDENTIALS'),
    /^\S+@\S+ cannot sign in \(401 INVALID_CREDENTIALS\): see --account\.$/,
  ],
  [
    'an address without an API',
    answering(404, 'NOPE'),
    /^There is no sign-in at \S+\/auth\/login \(404 NOPE\): check that --target is the API address/,
  ],
])('%s is no departure of the host', async (_, fetch, sentence) => {
  await expect(runConformance(fetch, { ids: ['getScan'] })).rejects.toThrow(sentence);
});

test('reports a sign-in that fails with a server error', async () => {
  const { departures } = await runConformance(answering(500, 'INTERNAL'), { ids: ['getScan'] });
  expect(departures[0]).toMatchObject({ operation: 'login', got: '500 INTERNAL' });
});
