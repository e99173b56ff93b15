import { expect, test } from 'vitest';
import { api, hostOf, linesOf, quietMock, runConformance } from './testkit.ts';
import { isThorough, walked } from './thorough.ts';

test('a run that only reads sends only GET requests, except for the sign-in', async () => {
  const mock = await quietMock();
  const sent = new Set<string>();
  const host = hostOf(mock, 'reader');
  const reading = api.operations.filter(({ method }) => method === 'get');
  const ids = walked(reading).map(({ id }) => id);
  const report = await runConformance(
    (request) => {
      if (request.method !== 'GET') sent.add(`${request.method} ${new URL(request.url).pathname}`);
      return host(request);
    },
    { ids, readOnly: true, yes: false, cases: 1 },
  );
  expect([...sent]).toEqual(['POST /api/v1/auth/login']);
  expect(linesOf(report)).toEqual([]);
  // A visit starts with a POST, and so does a time-lapse, so those operations give a reason for being
  // skipped.
  const left = report.rows.filter(({ successes: { seen, of } }) => seen === 0 || seen < of);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ skipped }) => /a read-only run|nothing to read/.test(skipped.join()))).toBe(
    true,
  );
  if (!isThorough) return;
  expect(left.map(({ tag }) => tag)).toEqual([
    'pages',
    'pages',
    'pages',
    ...Array.from({ length: 19 }, () => 'public'),
    'documents',
    'documents',
    'field-cams',
  ]);
});
