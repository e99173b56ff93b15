import { truncateSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { Client, testMock } from '../../../tests/support/host/mock.ts';
import { plyOf, scanFrom } from '../../../tests/support/host/uploads.ts';

const SCANS = '/projects/prj_harbor/scans';

const { mock } = await testMock({ convert: () => new Promise(() => {}) });
const port = mock.listen(0);
afterAll(() => mock.close());

it('a zip starts at once, even with a file too large for memory', async () => {
  const client = new Client(mock);
  await client.signIn();
  const cloud = plyOf(400);
  const { data } = await (await scanFrom(client, cloud)).json();
  const { folder, state } = mock.store.tenant(client.tenant);
  // The extension is sparse and takes no room on the disk.
  truncateSync(folder.path(state.scans[data.id]?.fileId ?? ''), 5e9);
  const given = new AbortController();
  const response = await fetch(`http://127.0.0.1:${await port}/api/v1${SCANS}/download`, {
    method: 'POST',
    signal: given.signal,
    headers: {
      authorization: `Bearer ${client.token}`,
      'x-mock-tenant': client.tenant,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ scanIds: [data.id] }),
  });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(5e9);
  const reader = response.body?.getReader();
  let begun = Buffer.alloc(0);
  while (begun.length < cloud.length + 1000) {
    begun = Buffer.concat([begun, (await reader?.read())?.value ?? Buffer.alloc(0)]);
  }
  given.abort();
  expect(begun.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
  expect(begun.includes(cloud)).toBe(true);
});
