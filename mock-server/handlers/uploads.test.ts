import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Client, problemOf, refusalOf, testMock } from '../testkit.ts';
import {
  begin,
  begun,
  checksumOf,
  metadataOf,
  plyOf,
  send,
  TUS,
  UPLOADS,
} from '../uploads/testkit.ts';

const { mock, clock } = await testMock({ convert: () => new Promise(() => {}) });
let tenants = 0;

async function signedIn(name = 'ana.torres', tenant = `uploads-${++tenants}`): Promise<Client> {
  const client = new Client(mock, tenant);
  await client.signIn(`${name}@example.com`);
  return client;
}

const folderOf = (client: Client) => mock.store.tenant(client.tenant).folder;
const bytesOf = (client: Client, path: string) =>
  readFileSync(folderOf(client).path(path.split('/').at(-1) ?? ''));
const offsetOf = async (client: Client, path: string) =>
  Number((await client.call('HEAD', path, { headers: TUS })).headers.get('upload-offset'));
/** Points and then anything: what is looked at is only the beginning. */
const cloud = (bytes: number) =>
  Buffer.concat([plyOf(400), randomBytes(Math.max(0, bytes - plyOf(400).length))]);

describe('an upload', () => {
  it('comes in parts and is what was sent, byte for byte', async () => {
    const client = await signedIn();
    const data = cloud(300_000);
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

  it('refuses bytes that begin elsewhere, and says where it goes on', async () => {
    const client = await signedIn();
    const data = cloud(20_000);
    const path = await begun(client, data.length);
    await send(client, path, 0, data.subarray(0, 9000));
    for (const offset of [0, 8999, 9001]) {
      const problem = await problemOf(await send(client, path, offset, data.subarray(9000)));
      expect(problem).toMatchObject({ status: 409, code: 'OFFSET_MISMATCH' });
      expect(problem.detail).toContain('at byte 9000');
    }
    expect(await offsetOf(client, path)).toBe(9000);
  });

  it('throws away bytes that are not what their checksum says', async () => {
    const client = await signedIn();
    const data = cloud(20_000);
    const path = await begun(client, data.length);
    const wrong = { 'upload-checksum': checksumOf('sha256', Buffer.from('other')) };
    expect(await refusalOf(send(client, path, 0, data, wrong))).toBe('460 CHECKSUM_MISMATCH');
    expect(await offsetOf(client, path)).toBe(0);
    expect(bytesOf(client, path)).toHaveLength(0);
    const md5 = { 'upload-checksum': 'md5 1B2M2Y8AsgTpgAmY7PhCfg==' };
    expect(await refusalOf(send(client, path, 0, data, md5))).toBe('422 VALIDATION_FAILED');
    expect((await send(client, path, 0, data)).status).toBe(204);
  });

  it('takes no more bytes than it was announced to have', async () => {
    const client = await signedIn();
    const path = await begun(client, 9000);
    expect(await refusalOf(send(client, path, 0, cloud(9001)))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(bytesOf(client, path)).toHaveLength(0);
  });

  it('is given up with its bytes', async () => {
    const client = await signedIn();
    const path = await begun(client, 9000);
    const file = folderOf(client).path(path.split('/').at(-1) ?? '');
    expect(existsSync(file)).toBe(true);
    expect((await client.call('DELETE', path, { headers: TUS })).status).toBe(204);
    expect(existsSync(file)).toBe(false);
    expect(await refusalOf(client.call('DELETE', path, { headers: TUS }))).toBe('404 NOT_FOUND');
    expect((await client.call('HEAD', path, { headers: TUS })).status).toBe(404);
  });

  it('is for who began it alone', async () => {
    const ana = await signedIn();
    const path = await begun(ana, 9000);
    const tom = await signedIn('tom.becker', ana.tenant);
    expect(await refusalOf(send(tom, path, 0, cloud(9000)))).toBe('404 NOT_FOUND');
    expect(await refusalOf(tom.call('DELETE', path, { headers: TUS }))).toBe('404 NOT_FOUND');
    expect((await tom.json<{ data: [] }>('GET', UPLOADS)).body.data).toEqual([]);
    expect(await refusalOf(send(await signedIn(), path, 0, cloud(9000)))).toBe('404 NOT_FOUND');
    const elsewhere = path.replace('prj_harbor', 'prj_riverside');
    expect(await refusalOf(send(ana, elsewhere, 0, cloud(9000)))).toBe('404 NOT_FOUND');
    expect((await ana.json<{ data: object[] }>('GET', UPLOADS)).body.data).toHaveLength(1);
  });

  it('is begun by those who may make a scan', async () => {
    for (const name of ['ana.torres', 'marcus.reed']) {
      expect((await begin(await signedIn(name), 9000)).status).toBe(201);
    }
    for (const name of ['priya.raman', 'diego.alvarez', 'grace.lindqvist']) {
      expect(await refusalOf(begin(await signedIn(name), 9000))).toBe('403 FORBIDDEN');
    }
  });

  it('is forgotten a day after its last bytes', async () => {
    const client = await signedIn();
    const path = await begun(client, 20_000);
    const data = cloud(20_000);
    const hours = (count: number) => {
      clock.now += count * 60 * 60 * 1000;
      // Otherwise the token would be too old as well.
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

  it('goes with a reset of the tenant', async () => {
    const client = await signedIn();
    await begun(client, 9000);
    mock.store.reset(client.tenant);
    expect(readdirSync(folderOf(client).ready())).toEqual([]);
  });
});

describe('the beginning of an upload', () => {
  it('may say that a file has 5 GB, and no more than 50 GiB', async () => {
    const client = await signedIn();
    expect((await begin(client, 5_000_000_000)).status).toBe(201);
    expect(await refusalOf(begin(client, 50 * 1024 ** 3 + 1))).toBe('413 PAYLOAD_TOO_LARGE');
  });

  it.each([
    ['no file name', metadataOf({ purpose: 'scan' })],
    ['no purpose', metadataOf({ filename: 'a.ply' })],
    ['an unknown purpose', metadataOf({ filename: 'a.ply', purpose: 'virus' })],
    ['something else than Base64', 'filename a.ply!,purpose scan'],
    ['no text', `filename ${Buffer.from([0xc3, 0x28]).toString('base64')},purpose c2Nhbg==`],
    ['a title too long', metadataOf({ filename: 'a', purpose: 'scan', title: 'x'.repeat(201) })],
  ])('is refused with %s', async (_, metadata) => {
    const headers = { ...TUS, 'upload-length': '9', 'upload-metadata': metadata };
    const client = await signedIn();
    const problem = await problemOf(await client.call('POST', UPLOADS, { headers }));
    expect(problem).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/Upload-Metadata' }],
    });
  });

  it('is refused without a length, and in another version of the protocol', async () => {
    const client = await signedIn();
    const metadata = metadataOf({ filename: 'a.ply', purpose: 'scan' });
    for (const length of [undefined, '0', '-1', '1.5', 'many']) {
      const headers = {
        ...TUS,
        'upload-metadata': metadata,
        ...(length && { 'upload-length': length }),
      };
      expect(await refusalOf(client.call('POST', UPLOADS, { headers })), length).toBe(
        '422 VALIDATION_FAILED',
      );
    }
    const old = { 'tus-resumable': '0.2.2', 'upload-metadata': metadata, 'upload-length': '9' };
    expect(await refusalOf(client.call('POST', UPLOADS, { headers: old }))).toBe(
      '412 TUS_VERSION_UNSUPPORTED',
    );
  });

  it('can be prepared by asking what the host can do', async () => {
    const answer = await (await signedIn()).call('OPTIONS', UPLOADS);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-extension')).toBe('creation,checksum,termination,expiration');
    expect(answer.headers.get('tus-checksum-algorithm')).toBe('sha1,sha256');
  });
});

describe('the content of an upload', () => {
  it.each([
    ['a picture that is called a scan', 'scan', randomPng(9000)],
    ['a scan that is called a picture', 'panorama', cloud(9000)],
    ['anything', 'scan', randomBytes(9000)],
    ['a short text', 'scan', Buffer.from('Hello')],
  ])('decides, not its name: %s', async (_, purpose, data) => {
    const client = await signedIn();
    const path = await begun(client, data.length, { filename: 'level-1.ply', purpose });
    expect(await refusalOf(send(client, path, 0, data))).toBe('415 FILE_TYPE_REFUSED');
    expect(await refusalOf(send(client, path, 0, data))).toBe('404 NOT_FOUND');
    expect(readdirSync(folderOf(client).ready())).toEqual([]);
  });

  it('is looked at once enough of it is there, in however small parts it comes', async () => {
    const client = await signedIn();
    const data = randomPng(9000);
    const path = await begun(client, data.length);
    for (const [from, to] of [
      [0, 3],
      [3, 2000],
      [2000, 4095],
    ] as const) {
      expect((await send(client, path, from, data.subarray(from, to))).status).toBe(204);
    }
    expect(await refusalOf(send(client, path, 4095, data.subarray(4095, 4096)))).toBe(
      '415 FILE_TYPE_REFUSED',
    );
  });
});

function randomPng(bytes: number): Buffer {
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, randomBytes(bytes - start.length)]);
}

describe('over a connection', () => {
  /** Sends half of what it says it will and cuts the connection. */
  async function cut(client: Client, path: string, data: Buffer, headers: Record<string, string>) {
    const port = await listening;
    await new Promise<void>((resolve) => {
      const call = request({
        port,
        path: `/api/v1${path}`,
        method: 'PATCH',
        headers: {
          ...TUS,
          ...headers,
          authorization: `Bearer ${client.token}`,
          'x-mock-tenant': client.tenant,
          'content-type': 'application/offset+octet-stream',
          'content-length': data.length,
          'upload-offset': 0,
        },
      });
      call.on('error', () => resolve());
      call.write(data.subarray(0, data.length / 2), () => setImmediate(() => call.destroy()));
    });
  }
  const listening = mock.listen(0);
  const settled = async (client: Client) => {
    const { uploads } = mock.store.tenant(client.tenant).state;
    const expiry = () => Object.values(uploads)[0]?.offset;
    for (let i = 0; i < 200 && expiry() === 0; i++) await new Promise((r) => setTimeout(r, 10));
  };

  it('what came before a cut stays, and the rest follows', async () => {
    const client = await signedIn();
    const data = cloud(400_000);
    const path = await begun(client, data.length);
    await cut(client, path, data, {});
    await settled(client);
    const offset = await offsetOf(client, path);
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(200_000);
    expect((await send(client, path, offset, data.subarray(offset))).status).toBe(204);
    expect(bytesOf(client, path).equals(data)).toBe(true);
  });

  it('a body of 192 MB goes to the disk without being held in memory', async () => {
    const client = await signedIn();
    const port = await listening;
    const part = randomBytes(1024 ** 2);
    const parts = 192;
    const path = await begun(client, cloud(9000).length + parts * part.length);
    await send(client, path, 0, cloud(9000));
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 5);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(
        {
          port,
          path: `/api/v1${path}`,
          method: 'PATCH',
          headers: {
            ...TUS,
            authorization: `Bearer ${client.token}`,
            'x-mock-tenant': client.tenant,
            'content-type': 'application/offset+octet-stream',
            'content-length': parts * part.length,
            'upload-offset': 9000,
          },
        },
        (answer) => resolve(answer.resume().statusCode),
      );
      call.on('error', reject);
      let sent = 0;
      const next = () => {
        while (sent < parts) {
          sent += 1;
          if (!call.write(part)) return call.once('drain', next);
        }
        return call.end();
      };
      next();
    });
    clearInterval(watch);
    expect(status).toBe(204);
    expect(await offsetOf(client, path)).toBe(9000 + parts * part.length);
    expect(most).toBeLessThan(120 * 1024 ** 2);
  });
});
