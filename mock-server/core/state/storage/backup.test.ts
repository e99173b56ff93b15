import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Client, CONTROL, form, testMock } from '../../../../tests/support/host/mock.ts';
import { Zip } from '../../../engine/stream/zip.ts';
import { inconsistencies } from '../../../server/inconsistencies.ts';
import { seedState } from '../../../server/seedState.ts';
import { NoBackup } from './backup.ts';
import { InUse } from './connection.ts';
import { StateDatabase } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'mock-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
let home = '';
beforeEach(() => {
  home = join(folder, String(++count));
});

const pathIn = (name: string) => join(home, name, 'mock.sqlite');
const scans = '/projects/prj_harbor/scans';

/** A mock with an upload of somebody who is signed in. */
async function started(name: string) {
  const { mock, warnings } = await testMock({ database: pathIn(name) });
  return { mock, warnings, client: new Client(mock, 'default') };
}

const upload = (client: Client, title: string) =>
  client.call('POST', scans, {
    body: form({ title, file: new File(['x'.repeat(5000)], 'a.xyz') }),
  });

async function titles(client: Client): Promise<string[]> {
  const { body } = await client.json<{ data: { title: string }[] }>('GET', scans);
  return body.data.map(({ title }) => title);
}

async function backedUp(client: Client): Promise<string> {
  const response = await client.call('POST', `${CONTROL}/backup`);
  const file = join(home, 'backup.zip');
  writeFileSync(file, await response.bytes());
  return file;
}

async function restore(name: string, file: string): Promise<string> {
  const settings = { accessTokenSeconds: 0, refreshTokenSeconds: 0, emailedTokenSeconds: null };
  const database = new StateDatabase(pathIn(name), () => {});
  return database.restore(file, seedState(Date.now(), settings)).finally(() => database.close());
}

it('a backup of a mock at work is all that was there at that moment, and the former data stay', async () => {
  const first = await started('first');
  await first.client.signIn();
  await upload(first.client, 'Before');
  const file = await backedUp(first.client);
  await upload(first.client, 'After');
  const uploads = readdirSync(join(home, 'first', 'files'));
  await first.mock.close();

  const aside = await restore('first', file);
  expect(readdirSync(join(aside, 'files'))).toEqual(uploads);
  const second = await started('first');
  second.client.token = first.client.token;
  const found = await titles(second.client);
  expect(found).toContain('Before');
  expect(found).not.toContain('After');
  expect(inconsistencies(second.mock.store.tenant('default'))).toEqual([]);
  expect(second.warnings).toEqual([]);
  await second.mock.close();
  // Nothing that the work needed is left.
  expect(
    readdirSync(join(home, 'first')).filter((name) => /^(backup|restore)-/.test(name)),
  ).toEqual([]);
});

it('a backup can be restored where there was nothing', async () => {
  const first = await started('first');
  await first.client.signIn();
  await upload(first.client, 'Before');
  const file = await backedUp(first.client);
  await first.mock.close();
  await restore('elsewhere', file);
  const second = await started('elsewhere');
  second.client.token = first.client.token;
  expect(await titles(second.client)).toContain('Before');
  await second.mock.close();
});

it('a restoration waits until the mock has stopped', async () => {
  const { mock, client } = await started('first');
  const file = await backedUp(client);
  await expect(restore('first', file)).rejects.toThrow(InUse);
  await mock.close();
});

const zipOf = async (file: string, entries: Readonly<Record<string, string>>) => {
  const zip = new Zip(
    Object.entries(entries).map(([name, text]) => ({
      name,
      size: text.length,
      lastModified: new Date(0),
      open: async () => new TextEncoder().encode(text),
    })),
  );
  await pipeline(zip.stream(), createWriteStream(file));
};

it.each<[string, (file: string) => unknown]>([
  ['was cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, -5000))],
  [
    'has another byte',
    (file) => {
      const bytes = readFileSync(file);
      bytes[20_000] = (bytes[20_000] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
  ['is no ZIP file', (file) => writeFileSync(file, 'x')],
  ['is a ZIP file of something else', (file) => zipOf(file, { 'letter.txt': 'Hello' })],
  ['has a database that is none', (file) => zipOf(file, { 'mock.sqlite': 'x'.repeat(5000) })],
  [
    'leads out of the folder',
    (file) => zipOf(file, { 'mock.sqlite': '', 'files/../../../escaped': 'x' }),
  ],
])('the data stay where they are if the backup %s', async (_, damage) => {
  const { mock, client } = await started('first');
  await client.signIn();
  await upload(client, 'Kept');
  const file = await backedUp(client);
  await mock.close();
  await damage(file);
  await expect(restore('first', file)).rejects.toThrow(NoBackup);
  expect(existsSync(join(home, 'escaped'))).toBe(false);
  const second = await started('first');
  second.client.token = client.token;
  expect(await titles(second.client)).toContain('Kept');
  expect(second.warnings).toEqual([]);
  await second.mock.close();
});
