import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemOf, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import {
  begin,
  begun,
  checksumOf,
  cloudOf,
  offsetOf,
  send,
  TUS,
  UPLOADS,
  uploadsTo,
} from '../../../tests/support/host/uploads.ts';

const { mock, clock } = await testMock({ convert: () => new Promise(() => {}) });
const { signedIn, folderOf, bytesOf } = uploadsTo(mock, 'uploads');

describe('an upload', () => {
  it('arrives in parts and equals the sent file', async () => {
    const client = await signedIn();
    const data = cloudOf(300_000);
    const created = await begin(client, data.length, { title: 'Level 1', description: 'Größe' });
    expect(created.status).toBe(201);
    expect(created.headers.get('tus-resumable')).toBe('1.0.0');
    expect((await created.json()).data).toMatchObject({
      fileName: 'level-1.ply',
      offset: 0,
      title: 'Level 1',
      description: 'Größe',
    });
    const path = (created.headers.get('location') ?? '').replace('/api/v1', '');
    for (let offset = 0; offset < data.length; ) {
      const part = data.subarray(offset, offset + 70_000);
      const checksum = checksumOf(offset === 0 ? 'sha1' : 'sha256', part);
      const sent = await send(client, path, offset, part, { 'upload-checksum': checksum });
      expect(sent.status).toBe(204);
      offset += part.length;
      expect(sent.headers.get('upload-offset')).toBe(String(offset));
    }
    const head = await client.call('HEAD', path, { headers: TUS });
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-length')).toBe('300000');
    expect(head.headers.get('cache-control')).toBe('no-store');
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(bytesOf(client, path))).toBe(hash(data));
  });

  it('refuses a wrong offset, and answers with the right one', async () => {
    const client = await signedIn();
    const data = cloudOf(20_000);
    const path = await begun(client, data.length);
    await send(client, path, 0, data.subarray(0, 9000));
    for (const offset of [0, 8999, 9001]) {
      const problem = await problemOf(await send(client, path, offset, data.subarray(9000)));
      expect(problem).toMatchObject({ status: 409, code: 'OFFSET_MISMATCH' });
      expect(problem.detail).toContain('at byte 9000');
    }
    expect(await offsetOf(client, path)).toBe(9000);
  });

  it('discards bytes with a wrong checksum', async () => {
    const client = await signedIn();
    const data = cloudOf(20_000);
    const path = await begun(client, data.length);
    const wrong = { 'upload-checksum': checksumOf('sha256', Buffer.from('other')) };
    expect(await refusalOf(send(client, path, 0, data, wrong))).toBe('460 CHECKSUM_MISMATCH');
    expect(await offsetOf(client, path)).toBe(0);
    expect(bytesOf(client, path)).toHaveLength(0);
    const md5 = { 'upload-checksum': 'md5 1B2M2Y8AsgTpgAmY7PhCfg==' };
    expect(await refusalOf(send(client, path, 0, data, md5))).toBe('422 VALIDATION_FAILED');
    expect((await send(client, path, 0, data)).status).toBe(204);
  });

  it('refuses more bytes than announced', async () => {
    const client = await signedIn();
    const path = await begun(client, 9000);
    expect(await refusalOf(send(client, path, 0, cloudOf(9001)))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(bytesOf(client, path)).toHaveLength(0);
  });

  it('is canceled with its bytes', async () => {
    const client = await signedIn();
    const path = await begun(client, 9000);
    const file = folderOf(client).path(path.split('/').at(-1) ?? '');
    expect(existsSync(file)).toBe(true);
    expect((await client.call('DELETE', path, { headers: TUS })).status).toBe(204);
    expect(existsSync(file)).toBe(false);
    expect(await refusalOf(client.call('DELETE', path, { headers: TUS }))).toBe('404 NOT_FOUND');
    expect((await client.call('HEAD', path, { headers: TUS })).status).toBe(404);
  });

  it('is visible only to its creator', async () => {
    const ana = await signedIn();
    const path = await begun(ana, 9000);
    const tom = await signedIn('tom.becker', ana.tenant);
    expect(await refusalOf(send(tom, path, 0, cloudOf(9000)))).toBe('404 NOT_FOUND');
    expect(await refusalOf(tom.call('DELETE', path, { headers: TUS }))).toBe('404 NOT_FOUND');
    expect((await tom.json<{ data: [] }>('GET', UPLOADS)).body.data).toEqual([]);
    expect(await refusalOf(send(await signedIn(), path, 0, cloudOf(9000)))).toBe('404 NOT_FOUND');
    const elsewhere = path.replace('prj_harbor', 'prj_riverside');
    expect(await refusalOf(send(ana, elsewhere, 0, cloudOf(9000)))).toBe('404 NOT_FOUND');
    expect((await ana.json<{ data: object[] }>('GET', UPLOADS)).body.data).toHaveLength(1);
  });

  it('can be started by those who may create a scan', async () => {
    for (const name of ['ana.torres', 'marcus.reed']) {
      expect((await begin(await signedIn(name), 9000)).status).toBe(201);
    }
    for (const name of ['priya.raman', 'diego.alvarez', 'grace.lindqvist']) {
      expect(await refusalOf(begin(await signedIn(name), 9000))).toBe('403 FORBIDDEN');
    }
  });

  it('expires a day after its last bytes', async () => {
    const client = await signedIn();
    const path = await begun(client, 20_000);
    const data = cloudOf(20_000);
    const hours = (count: number) => {
      clock.now += count * 60 * 60 * 1000;
      // Otherwise, the token would also have expired.
      return client.signIn();
    };
    await hours(20);
    expect((await send(client, path, 0, data.subarray(0, 9000))).status).toBe(204);
    await hours(20);
    expect(await offsetOf(client, path)).toBe(9000);
    await hours(5);
    expect(await refusalOf(send(client, path, 9000, data.subarray(9000)))).toBe('404 NOT_FOUND');
    expect(readdirSync(folderOf(client).ready())).toEqual([]);
  });

  it('is deleted by a reset of the tenant', async () => {
    const client = await signedIn();
    await begun(client, 9000);
    mock.store.reset(client.tenant);
    expect(readdirSync(folderOf(client).ready())).toEqual([]);
  });
});
