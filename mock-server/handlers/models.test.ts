import { truncateSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { components } from '../generated/contract.d.ts';
import { sampleModel } from '../models/samples.ts';
import { Client, form, problemOf, refusalOf, testMock } from '../testkit.ts';
import { begin, send } from '../uploads/testkit.ts';

type Model = components['schemas']['Model'];
type Version = components['schemas']['ModelVersion'];

const { mock } = await testMock();
let tenants = 0;
const MODELS = '/projects/prj_harbor/models';
const TOWER = `${MODELS}/mdl_tower`;

async function signedIn(name = 'ana.torres'): Promise<Client> {
  const client = new Client(mock, `models-${++tenants}`);
  await client.signIn(`${name}@example.com`);
  return client;
}

const list = async (client: Client, query = '') =>
  (
    await client.json<{ data: Model[]; nextCursor: string | null; total: number }>(
      'GET',
      `${MODELS}${query}`,
    )
  ).body;
const titles = async (client: Client, query: string) =>
  (await list(client, query)).data.map(({ title }) => title);
const read = async (client: Client, path = TOWER) =>
  (await client.json<{ data: Model }>('GET', path)).body.data;
const versions = async (client: Client, path = TOWER) =>
  (await client.json<{ data: Version[] }>('GET', `${path}/versions`)).body.data;

const fileOf = (data: Buffer | string, name: string) =>
  new File([typeof data === 'string' ? data : new Uint8Array(data)], name);
const upload = (client: Client, data: Buffer | string, name: string) =>
  client.call('POST', MODELS, {
    body: form({ title: 'Annex', discipline: 'structural', file: fileOf(data, name) }),
  });
async function uploaded(client: Client, data: Buffer | string, name: string): Promise<string> {
  const response = await upload(client, data, name);
  expect(response.status).toBe(201);
  const { data: model } = (await response.json()) as { data: Model };
  return `${MODELS}/${model.id}`;
}
const addVersion = (client: Client, data: Buffer, name: string, path = TOWER) =>
  client.call('POST', `${path}/versions`, {
    body: form({ notes: 'Second floor', file: fileOf(data, name) }),
  });
const settled = (client: Client, path: string) =>
  vi.waitFor(
    async () => {
      const model = await read(client, path);
      expect(['ready', 'failed']).toContain(model.latestVersion.processing.state);
      return model;
    },
    { timeout: 50_000, interval: 50 },
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the models of a project', () => {
  it('are those that the dashboard counts', async () => {
    const client = await signedIn();
    const { data, total } = await list(client);
    expect([data.length, total]).toEqual([7, 7]);
    const stats = await client.json<{ data: { modules: { model3D: object } } }>(
      'GET',
      '/projects/prj_harbor/stats',
    );
    const open = data.filter(({ visibility }) => visibility === 'public').length;
    expect(stats.body.data.modules.model3D).toEqual({ total: 7, public: open });
  });

  it('are found by words and discipline, in the order that is asked for', async () => {
    const client = await signedIn();
    expect(await titles(client, '?q=mains+TOWER&sort=title')).toEqual([
      'Tower, pipes and ducts',
      'Tower, sprinkler mains',
    ]);
    expect(
      await titles(client, '?discipline=plumbing&discipline=structural&sort=createdAt'),
    ).toEqual(['Tower, structural frame', 'Podium, formwork stages', 'Tower, sprinkler mains']);
    const [largest] = (await list(client, '?sort=-sizeBytes')).data;
    expect(largest?.currentVersion.fileName).toBe('tower.ifc');
  });

  it('come in pages that neither repeat nor skip one', async () => {
    const client = await signedIn();
    const first = await list(client, '?limit=4');
    const second = await list(client, `?limit=4&cursor=${first.nextCursor}`);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
    expect(second.nextCursor).toBeNull();
    const foreign = client.call('GET', `${MODELS}?sort=title&cursor=${first.nextCursor}`);
    expect(await refusalOf(foreign)).toBe('422 VALIDATION_FAILED');
  });
});

describe('a model', () => {
  it('is changed in what is sent only', async () => {
    const client = await signedIn();
    await client.call('PATCH', TOWER, { json: { discipline: 'other' } });
    const { title, discipline } = await read(client);
    expect({ title, discipline }).toEqual({ title: 'Tower, architecture', discipline: 'other' });
  });

  it('is gone with its files when it is deleted', async () => {
    const client = await signedIn();
    const path = await uploaded(client, sampleModel('tower-structure').source, 'annex.glb');
    await settled(client, path);
    expect((await client.call('DELETE', path)).status).toBe(200);
    expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
    expect(mock.store.tenant(client.tenant).shelf.bytes).toBe(0);
  });

  it('takes the files of a sample along, when no other model shows it', async () => {
    const client = await signedIn();
    const { state } = mock.store.tenant(client.tenant);
    const samples = () =>
      Object.values(state.files).filter(({ source }) => source.kind === 'model').length;
    const before = samples();
    for (const { id, projectId } of Object.values(state.models)) {
      await client.call('DELETE', `/projects/${projectId}/models/${id}`);
    }
    const held = Object.values(state.models)
      .flatMap(({ versions }) => versions)
      .flatMap(({ sourceFileId, viewFileId, thumbnailFileId }) => [
        sourceFileId,
        viewFileId,
        thumbnailFileId,
      ]);
    expect(samples()).toBe(new Set(held).size);
    expect(samples()).toBeLessThan(before);
  });

  it('of somebody else is for a designer to download, his own to change', async () => {
    const client = await signedIn('priya.raman');
    const { data } = await list(client, '?sort=title');
    const actions = Object.fromEntries(data.map((m) => [m.title, m.permittedActions]));
    expect(actions['Tower, architecture']).toEqual(['update', 'download', 'add_version']);
    expect(actions['Tower, structural frame']).toEqual(['download']);
    expect(await refusalOf(client.call('DELETE', TOWER))).toBe('403 FORBIDDEN');
  });

  it('is seen by a viewer, who may not have its source', async () => {
    const client = await signedIn('grace.lindqvist');
    const path = `${MODELS}/mdl_tower-structure/versions/1/file`;
    expect((await client.call('GET', `${path}/model.glb`)).status).toBe(200);
    expect(await refusalOf(client.call('GET', `${path}/source`))).toBe('403 FORBIDDEN');
  });
});

describe('an uploaded file', () => {
  it('of IFC is converted, and then it is as large as it was and has its elements', async () => {
    const client = await signedIn();
    const { source, elementCount } = sampleModel('clinic');
    const path = await uploaded(client, source, 'clinic.ifc');
    const { currentVersion, format } = await settled(client, path);
    expect(format).toBe('ifc');
    expect(currentVersion).toMatchObject({ n: 1, sizeBytes: source.length, elementCount });
    const file = await client.call('GET', `${path}/versions/1/file/source`);
    expect((await bytesOf(file)).equals(source)).toBe(true);
    const fragments = await client.call('GET', `${path}/versions/1/file/model.frag`);
    expect(fragments.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    expect((await bytesOf(fragments)).length).toBeGreaterThan(10_000);
    const other = client.call('GET', `${path}/versions/1/file/model.glb`);
    expect(await refusalOf(other)).toBe('404 NOT_FOUND');
  });

  it('of GLB is viewed as it came', async () => {
    const client = await signedIn();
    const { source, elementCount } = sampleModel('tower-structure');
    const path = await uploaded(client, source, 'frame.glb');
    expect((await settled(client, path)).currentVersion.elementCount).toBe(elementCount);
    const file = await client.call('GET', `${path}/versions/1/file/model.glb`);
    expect((await bytesOf(file)).equals(source)).toBe(true);
  });

  it.each([
    ['Revit', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a Revit file'],
    ['AutoCAD', 'AC1032 drawing', 'an AutoCAD drawing'],
    ['anything else', 'hello', 'neither IFC nor GLB'],
  ])('of %s is refused by its content, whatever its name', async (_, data, words) => {
    const client = await signedIn();
    const problem = await problemOf(await upload(client, data, 'tower.ifc'));
    expect(problem).toMatchObject({ status: 415, code: 'FILE_TYPE_REFUSED' });
    expect(problem.detail).toContain(words);
  });

  it.each([
    ['ifc', 'tower', /cut off/],
    ['glb', 'tower-structure', /cut off/],
  ] as const)(
    'of %s that was cut off fails, and can be processed again',
    async (format, key, reason) => {
      const client = await signedIn();
      const { source } = sampleModel(key);
      const path = await uploaded(client, source.subarray(0, source.length / 2), `half.${format}`);
      const { currentVersion } = await settled(client, path);
      expect(currentVersion.processing).toMatchObject({
        state: 'failed',
        error: { code: 'broken_file' },
      });
      expect(currentVersion.processing.error?.message).toMatch(reason);
      const view = client.call(
        'GET',
        `${path}/versions/1/file/model.${format === 'ifc' ? 'frag' : 'glb'}`,
      );
      expect(await refusalOf(view)).toBe('409 NOT_READY');
      expect(await refusalOf(client.call('POST', `${path}/make-public`))).toBe('409 NOT_READY');
      const again = await client.json<{ data: Model }>('POST', `${path}/versions/1/process`);
      expect(again.body.data.currentVersion.processing.state).not.toBe('failed');
      expect((await settled(client, path)).currentVersion.processing.state).toBe('failed');
    },
  );
});

describe('the processing of a version', () => {
  it('can be stopped, and begun again', async () => {
    const client = await signedIn();
    const path = await uploaded(client, sampleModel('tower').source, 'tower.ifc');
    const call = async (action: string) =>
      (await client.json<{ data: Model }>('POST', `${path}/versions/1/${action}`)).body.data
        .currentVersion.processing;
    expect(await call('cancel-processing')).toEqual({
      state: 'canceled',
      progress: 0,
      error: null,
    });
    await mock.store.tenant(client.tenant).jobs.idle();
    expect((await read(client, path)).currentVersion.processing.state).toBe('canceled');
    expect((await call('process')).state).toMatch(/queued|running/);
    expect((await settled(client, path)).currentVersion.processing.state).toBe('ready');
    expect((await call('cancel-processing')).state).toBe('ready');
  });

  it('says of a file that is too large for it that it is', async () => {
    const client = await signedIn();
    const data = sampleModel('clinic').source;
    const about = { purpose: 'model', filename: 'clinic.ifc' };
    const begun = await begin(client, data.length, about);
    const upload = (begun.headers.get('location') ?? '').replace('/api/v1', '');
    await send(client, upload, 0, data);
    const id = upload.split('/').at(-1) ?? '';
    truncateSync(mock.store.tenant(client.tenant).folder.path(id), 3e9);
    const json = { uploadId: id, title: 'Clinic', discipline: 'other' };
    const made = await client.json<{ data: Model }>('POST', `${MODELS}/from-upload`, { json });
    const path = `${MODELS}/${made.body.data.id}`;
    const { error } = (await settled(client, path)).currentVersion.processing;
    expect(error).toMatchObject({
      code: 'not_convertible',
      message: expect.stringContaining('more than 512 MB'),
    });
    // It can be downloaded all the same, in parts as well.
    const source = await client.call('GET', `${path}/versions/1/file/source`, {
      headers: { range: 'bytes=0-12' },
    });
    expect([source.status, await source.text()]).toEqual([206, 'ISO-10303-21;']);
  });
});

describe('a new version', () => {
  it('becomes the current one when it is ready, and an earlier one can be it again', async () => {
    const client = await signedIn();
    const response = await addVersion(client, sampleModel('clinic').source, 'v4.ifc');
    const { data } = (await response.json()) as { data: Model };
    expect([data.currentVersion.n, data.latestVersion.n]).toEqual([3, 4]);
    expect((await settled(client, TOWER)).currentVersion).toMatchObject({
      n: 4,
      notes: 'Second floor',
    });
    expect((await versions(client)).map(({ n }) => n)).toEqual([4, 3, 2, 1]);
    await client.call('POST', `${TOWER}/versions/2/make-current`);
    expect((await read(client)).currentVersion.n).toBe(2);
  });

  it('that is broken leaves the one before in its place', async () => {
    const client = await signedIn();
    const { source } = sampleModel('clinic');
    await addVersion(client, source.subarray(0, 20_000), 'v4.ifc');
    const { currentVersion, latestVersion } = await settled(client, TOWER);
    expect([currentVersion.n, latestVersion.processing.state]).toEqual([3, 'failed']);
    const current = client.call('POST', `${TOWER}/versions/4/make-current`);
    expect(await refusalOf(current)).toBe('409 NOT_READY');
  });

  it('has the format of the others', async () => {
    const client = await signedIn();
    const response = addVersion(client, sampleModel('tower-structure').source, 'v4.glb');
    expect(await refusalOf(response)).toBe('415 FILE_TYPE_REFUSED');
  });
});

describe('a complete upload', () => {
  /** Sends a file by the tus protocol. @returns the id of the upload */
  async function sent(client: Client, name: string, data: Buffer, bytes = data.length) {
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    const tus = { 'tus-resumable': '1.0.0' };
    const begun = await client.call('POST', '/projects/prj_harbor/uploads', {
      headers: {
        ...tus,
        'upload-length': String(data.length),
        'upload-metadata': `filename ${base64(name)},purpose ${base64('model')}`,
      },
    });
    const uploadId = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const answer = await client.call('PATCH', `/projects/prj_harbor/uploads/${uploadId}`, {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(data.subarray(0, bytes)),
    });
    expect(answer.status).toBe(204);
    return uploadId;
  }
  const { source, elementCount } = sampleModel('tower-structure');
  const body = { title: 'Annex', discipline: 'structural' };

  it('becomes a model, also of somebody who may upload no scans', async () => {
    const client = await signedIn('priya.raman');
    const uploadId = await sent(client, 'annex.glb', source);
    const { body: made } = await client.json<{ data: Model }>('POST', `${MODELS}/from-upload`, {
      json: { ...body, uploadId },
    });
    const path = `${MODELS}/${made.data.id}`;
    expect((await settled(client, path)).currentVersion).toMatchObject({ n: 1, elementCount });
    const file = await client.call('GET', `${path}/versions/1/file/source`);
    expect((await bytesOf(file)).equals(source)).toBe(true);
    const again = client.call('POST', `${MODELS}/from-upload`, { json: { ...body, uploadId } });
    expect(await refusalOf(again)).toBe('404 NOT_FOUND');
  });

  it('becomes a version, in the format of the others alone', async () => {
    const client = await signedIn();
    const json = { uploadId: await sent(client, 'v.glb', source), notes: 'Deeper beams' };
    const other = client.call('POST', `${TOWER}/versions/from-upload`, { json });
    expect(await refusalOf(other)).toBe('415 FILE_TYPE_REFUSED');
    const frame = `${MODELS}/mdl_tower-structure`;
    expect((await client.call('POST', `${frame}/versions/from-upload`, { json })).status).toBe(201);
    expect((await settled(client, frame)).currentVersion).toMatchObject({
      n: 3,
      notes: 'Deeper beams',
    });
  });

  it('is what it takes: one that is not complete is refused', async () => {
    const client = await signedIn();
    const uploadId = await sent(client, 'annex.glb', source, 5000);
    const early = client.call('POST', `${MODELS}/from-upload`, { json: { ...body, uploadId } });
    expect(await refusalOf(early)).toBe('409 UPLOAD_INCOMPLETE');
  });
});
