import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Client, form, problemOf, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import { samplePicture } from '../../demo/pictures/index.ts';
import { sampleFiles, sampleScans } from '../../demo/scans/index.ts';

interface Scan {
  id: string;
  version: number;
  title: string;
  description: string;
  visibility: string;
  fileName: string;
  sizeBytes: number;
  pointCount: number | null;
  processing: { state: string };
  thumbnailUrl: string | null;
  createdAt: string;
  createdBy: { id: string };
  permittedActions: string[];
}

const { mock } = await testMock();
let tenants = 0;
const SCANS = '/projects/prj_harbor/scans';
const email = (name: string) => `${name}@example.com`;

async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `scans-${++tenants}`);
  await client.signIn(email(name));
  return client;
}

async function list(client: Client, path = SCANS): Promise<Scan[]> {
  return (await client.json<{ data: Scan[] }>('GET', path)).body.data;
}

async function firstScan(client: Client): Promise<Scan> {
  const [scan] = await list(client);
  if (!scan) throw new Error('The seed has no scan.');
  return scan;
}

const upload = (client: Client, name: string, data: Uint8Array<ArrayBuffer> | string) =>
  client.call('POST', SCANS, {
    body: form({ title: 'Level 3', description: 'Slab', file: new File([data], name) }),
  });

async function bytesOf(client: Client, url: string | null): Promise<Buffer> {
  const response = await client.call('GET', url ?? '');
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const randomPng = (bytes: number) =>
  new Uint8Array(Buffer.concat([PNG_START, randomBytes(bytes - PNG_START.length)]));

describe('the scans of a project', () => {
  it('come newest first and agree with the counts', async () => {
    const client = await signedIn();
    const scans = await list(client);
    expect(scans).toHaveLength(24);
    const times = scans.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const { body } = await client.json<{ data: { modules: { buildviewScan: object } } }>(
      'GET',
      '/projects/prj_harbor/stats',
    );
    const open = scans.filter(({ visibility }) => visibility === 'public').length;
    expect(body.data.modules.buildviewScan).toEqual({
      total: 24,
      public: open,
      private: 24 - open,
      recentCreatedLast7Days: 5,
    });
    expect(await list(client, '/projects/prj_riverside/scans')).toHaveLength(6);
    expect(await list(client, '/projects/prj_oakline/scans')).toEqual([]);
  });

  it('have the size, points and picture of their files', async () => {
    const client = await signedIn();
    const scan = await firstScan(client);
    const sample = sampleScans[0];
    const { ply } = await sampleFiles(sample?.key ?? '');
    const thumbnail = await samplePicture(`scans/${sample?.key}`);
    expect(scan.sizeBytes).toBe(ply.length);
    expect(ply.toString('latin1', 0, 400)).toContain(`element vertex ${scan.pointCount}\n`);
    expect((await bytesOf(client, scan.thumbnailUrl)).equals(thumbnail)).toBe(true);
  });

  it('are hidden from non-members', async () => {
    const client = await signedIn('diego.alvarez');
    expect(await refusalOf(client.call('GET', '/projects/prj_riverside/scans'))).toBe(
      '404 NOT_FOUND',
    );
    const [foreign] = await list(await signedIn(), '/projects/prj_riverside/scans');
    for (const id of [foreign?.id, 'nope', '__proto__', 'constructor', 'toString']) {
      expect(await refusalOf(client.call('GET', `${SCANS}/${id}`)), id).toBe('404 NOT_FOUND');
    }
  });
});

describe('permissions for scans', () => {
  const all = ['update', 'delete', 'download', 'make_private', 'make_public', 'share'];
  it.each([
    ['ana.torres', all, all],
    ['tom.becker', all, all],
    ['marcus.reed', ['update', 'download'], ['download']],
    ['priya.raman', ['download'], ['download']],
    ['diego.alvarez', ['download'], ['download']],
    ['helen.park', ['download'], ['download']],
    ['grace.lindqvist', [], []],
  ])('%s', async (name, ofMarcus, ofAna) => {
    const client = await signedIn(name);
    const scans = await list(client);
    const scanBy = (id: string) => scans.find(({ createdBy }) => createdBy.id === id);
    expect(scanBy('usr_marcus')?.permittedActions).toEqual(ofMarcus);
    expect(scanBy('usr_ana')?.permittedActions).toEqual(ofAna);

    const before = client.state();
    const scan = scanBy('usr_ana');
    const url = `${SCANS}/${scan?.id}`;
    const attempts = {
      update: () => client.call('PUT', url, { body: form({ title: 'Changed' }) }),
      make_public: () => client.call('POST', `${url}/make-public`),
      make_private: () => client.call('POST', `${url}/make-private`),
      download: () => client.call('POST', `${SCANS}/download`, { json: { scanIds: [scan?.id] } }),
      delete: () => client.call('DELETE', url),
    };
    for (const [action, attempt] of Object.entries(attempts)) {
      if (ofAna.includes(action)) expect((await attempt()).status, action).toBe(200);
      else expect(await refusalOf(attempt()), action).toBe('403 FORBIDDEN');
    }
    if (ofAna.length < 2) expect(client.state()).toBe(before);
  });

  it('apply to uploads as well', async () => {
    expect((await upload(await signedIn('marcus.reed'), 'a.ply', 'x')).status).toBe(201);
    for (const name of ['priya.raman', 'grace.lindqvist']) {
      expect(await refusalOf(upload(await signedIn(name), 'a.ply', 'x'))).toBe('403 FORBIDDEN');
    }
  });
});

describe('a scan', () => {
  it('is uploaded unchanged, starts private, and is in the zip', async () => {
    const client = await signedIn();
    const data = randomBytes(64 * 1024);
    const response = await upload(client, 'Größe 1.LAZ', new Uint8Array(data));
    expect(response.status).toBe(201);
    const scan: Scan = (await response.json()).data;
    expect(scan).toMatchObject({
      title: 'Level 3',
      description: 'Slab',
      visibility: 'private',
      fileName: 'Größe 1.LAZ',
      sizeBytes: 65_536,
      pointCount: null,
      thumbnailUrl: null,
    });
    const { processing: _, ...kept } = scan;
    expect(await firstScan(client)).toMatchObject(kept);
    const [, , old] = await list(client);
    const zip = await client.call('POST', `${SCANS}/download`, {
      json: { scanIds: [scan.id, old?.id] },
      headers: { accept: 'application/zip' },
    });
    expect(zip.status).toBe(200);
    expect(zip.headers.get('content-disposition')).toBe(
      'attachment; filename="scans-20261121T120000Z.zip"',
    );
    const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(Object.keys(entries)).toEqual(['Größe 1.LAZ', old?.fileName]);
    expect(Buffer.from(entries['Größe 1.LAZ'] ?? []).equals(data)).toBe(true);
    expect(entries[old?.fileName ?? '']?.length).toBe(old?.sizeBytes);
  });

  it('has a unique and safe name in the zip', async () => {
    const client = await signedIn();
    const ids = [];
    for (const name of ['../../etc/a.ply', 'a.ply', 'b:c.ply', 'b:c.ply']) {
      ids.push((await (await upload(client, name, name)).json()).data.id);
    }
    const zip = await client.call('POST', `${SCANS}/download`, { json: { scanIds: ids } });
    const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    expect(names).toEqual(['a.ply', 'a (2).ply', 'b_c.ply', 'b_c (2).ply']);
  });

  it('in PLY format gets a point count and a picture', async () => {
    const client = await signedIn();
    const points = Array.from({ length: 500 }, (_, i) => `${i % 10} ${i % 7} ${i % 3}`);
    const head = 'ply\nformat ascii 1.0\nelement vertex 500\nproperty float x\nproperty float y\n';
    const ply = `${head}property float z\nend_header\n${points.join('\n')}\n`;
    const scan: Scan = (await (await upload(client, 'c.ply', ply)).json()).data;
    expect(scan.pointCount).toBe(500);
    const picture = await client.call('GET', scan.thumbnailUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await picture.arrayBuffer()).toString('hex', 0, 3)).toBe('ffd8ff');
  });

  it('is changed field by field', async () => {
    const client = await signedIn();
    const scan = await firstScan(client);
    const change = async (fields: Record<string, string | File>): Promise<Scan> => {
      const response = await client.call('PUT', `${SCANS}/${scan.id}`, { body: form(fields) });
      expect(response.status).toBe(200);
      return (await response.json()).data;
    };
    const titled = await change({ title: 'é'.repeat(200) });
    expect(titled).toMatchObject({ title: 'é'.repeat(200), description: scan.description });
    expect(titled.thumbnailUrl).toBe(scan.thumbnailUrl);
    expect(await change({ description: '' })).toMatchObject({
      title: titled.title,
      description: '',
    });
    const png = randomPng(64 * 1024);
    const pictured = await change({ thumbnail: new File([png], 'x.bin') });
    const served = await client.call('GET', pictured.thumbnailUrl ?? '');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    const etag = served.headers.get('etag') ?? '';
    const again = await client.call('GET', pictured.thumbnailUrl ?? '', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    await change({ thumbnail: new File([randomPng(99)], 'y.png') });
    expect((await client.call('GET', pictured.thumbnailUrl ?? '')).status).toBe(404);
  });

  it('is made public and private, also twice', async () => {
    const client = await signedIn();
    const { id } = await firstScan(client);
    for (const visibility of ['public', 'public', 'private', 'private']) {
      const answer = await client.json('POST', `${SCANS}/${id}/make-${visibility}`);
      expect(answer).toEqual({ status: 200, body: { success: true } });
      expect((await firstScan(client)).visibility).toBe(visibility);
    }
  });

  it('is deleted with its files', async () => {
    const client = await signedIn();
    const { id, thumbnailUrl } = await firstScan(client);
    expect((await client.call('DELETE', `${SCANS}/${id}`)).status).toBe(200);
    expect(await refusalOf(client.call('DELETE', `${SCANS}/${id}`))).toBe('404 NOT_FOUND');
    expect((await client.call('GET', thumbnailUrl ?? '')).status).toBe(404);
    expect(await list(client)).toHaveLength(23);
    const { storage } = mock.store.tenant(client.tenant);
    const uploaded = (await (await upload(client, 'a.xyz', '0 0 0')).json()).data;
    expect(storage.bytes).toBe(5);
    expect((await client.call('DELETE', `${SCANS}/${uploaded.id}`)).status).toBe(200);
    expect(storage.bytes).toBe(0);
  });

  it('is not changed on the basis of another version, if the request names one', async () => {
    const client = await signedIn();
    const { id, version } = await firstScan(client);
    const change = (headers: Record<string, string>) =>
      client.call('PUT', `${SCANS}/${id}`, { headers, body: form({ title: 'Changed' }) });
    const tag = { 'if-match': `"${version}"` };
    expect((await change(tag)).status).toBe(200);
    const refused = await problemOf(await change(tag));
    expect(refused).toMatchObject({ code: 'STALE_VERSION', currentVersion: version + 1 });
    expect((await change({})).status).toBe(200);
  });

  it('does not change when a request is refused', async () => {
    const client = await signedIn();
    const { id } = await firstScan(client);
    const before = client.state();
    const change = (fields: Record<string, string | File>) =>
      client.call('PUT', `${SCANS}/${id}`, { body: form({ title: 'Changed', ...fields }) });
    const picture = (data: string | Uint8Array<ArrayBuffer>) =>
      change({ thumbnail: new File([data], 'x.png') });
    const tooLarge = new Uint8Array(100 * 1024 ** 2 + 1);
    const download = (scanIds: string[]) =>
      client.call('POST', `${SCANS}/download`, { json: { scanIds } });
    expect(await refusalOf(picture('GIF89a'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(picture(randomPng(5 * 1024 ** 2 + 1)))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(await refusalOf(change({ thumbnail: 'text' }))).toBe('422 VALIDATION_FAILED');
    expect(await refusalOf(change({ title: '' }))).toBe('422 VALIDATION_FAILED');
    expect(await refusalOf(change({ title: 'x'.repeat(201) }))).toBe('422 VALIDATION_FAILED');
    expect(await refusalOf(upload(client, 'a.exe', 'x'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(upload(client, 'ply', 'x'))).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(upload(client, 'a.ply', tooLarge))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(await refusalOf(download([id, 'nope']))).toBe('404 NOT_FOUND');
    expect(await refusalOf(download([]))).toBe('422 VALIDATION_FAILED');
    expect(await refusalOf(download([id, id]))).toBe('422 VALIDATION_FAILED');
    const bare = await client.call('POST', SCANS, { body: form({ description: 'x' }) });
    const { errors = [] } = await problemOf(bare);
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['/file', '/title']);
    expect(client.state()).toBe(before);
  });
});
