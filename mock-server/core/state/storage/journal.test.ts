import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { Client, testMock } from '../../../../tests/support/host/mock.ts';
import { paragraph, type Schemas, updateWith } from '../../../../tests/support/host/pages.ts';
import { plainText } from '../../../modules/pages/nodes.ts';
import { DEFAULT_TENANT } from '../store.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PAGES = '/projects/prj_harbor/pages';

/** Returns a mock that uses these files. */
async function started(name: string) {
  const { mock } = await testMock({ snapshot: join(folder, name, 'snapshot.json') });
  const client = new Client(mock, DEFAULT_TENANT);
  await client.signIn();
  return { mock, client };
}

const textOf = async (client: Client, id: string) => {
  const { body } = await client.json<{ data: Schemas['PageState'] }>('GET', `${PAGES}/${id}/state`);
  return body.data?.content ? plainText(body.data.content) : null;
};

it('keeps what was acknowledged when the mock is killed', async () => {
  const first = await started('first');
  first.mock.store.flush();
  const { body } = await first.client.json<{ data: Schemas['Page'] }>('POST', PAGES, {
    json: { title: 'Written in a hurry', kind: 'page' },
  });
  const { id } = body.data;
  const updates = [updateWith(paragraph('Nothing of this is lost.'))];
  const json = { clientId: 'tab_12345678', updates };
  const { status } = await first.client.json('POST', `${PAGES}/${id}/updates`, { json });
  expect(status).toBe(200);
  const title = { version: 1, title: 'Written in haste' };
  await first.client.json('PATCH', `${PAGES}/${id}`, { json: title });
  // The files as a mock leaves them that is killed now, before it has written a snapshot again.
  cpSync(join(folder, 'first'), join(folder, 'second'), { recursive: true });
  expect(existsSync(join(folder, 'second', 'snapshot.json.journal'))).toBe(true);
  const second = await started('second');
  expect(await textOf(second.client, id)).toBe('Nothing of this is lost.');
  const { body: read } = await second.client.json<{ data: Schemas['Page'] }>(
    'GET',
    `${PAGES}/${id}`,
  );
  expect(read.data?.title).toBe('Written in haste');
  // The same update is still known.
  const again = await second.client.json<{ data: { seq: number } }>(
    'POST',
    `${PAGES}/${id}/updates`,
    { json },
  );
  expect(again.body.data.seq).toBe(2);
  second.mock.store.flush();
  expect(existsSync(join(folder, 'second', 'snapshot.json.journal'))).toBe(false);
  const third = await started('second');
  expect(await textOf(third.client, id)).toBe('Nothing of this is lost.');
  for (const { mock } of [first, second, third]) await mock.close();
});
