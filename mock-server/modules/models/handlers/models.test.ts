import { truncateSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Client, problemOf, refusalOf } from '../../../../tests/support/host/mock.ts';
import {
  bytesOf,
  list,
  MODELS,
  mock,
  read,
  settled,
  signedIn,
  TOWER,
  titles,
  upload,
  uploaded,
} from '../../../../tests/support/host/models.ts';
import { begin, send } from '../../../../tests/support/host/uploads.ts';
import { sampleModel } from '../../../demo/models/samples.ts';
import type { components } from '../../../generated/contract.d.ts';

type Model = components['schemas']['Model'];

describe('the models of a project', () => {
  it('match the counts of the dashboard', async () => {
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

  it('can be searched, filtered by discipline and sorted', async () => {
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

  it('come in pages without repeats or gaps', async () => {
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
  it('changes only in the sent fields', async () => {
    const client = await signedIn();
    await client.call('PATCH', TOWER, { json: { version: 1, discipline: 'other' } });
    const { title, discipline, version } = await read(client);
    const unchanged = { title: 'Tower, architecture' };
    expect({ title, discipline, version }).toEqual({
      ...unchanged,
      discipline: 'other',
      version: 2,
    });
  });

  it('is deleted with its files', async () => {
    const client = await signedIn();
    const path = await uploaded(client, sampleModel('tower-structure').source, 'annex.glb');
    await settled(client, path);
    expect((await client.call('DELETE', `${path}?version=1`)).status).toBe(200);
    expect(await refusalOf(client.call('GET', path))).toBe('404 NOT_FOUND');
    expect(mock.store.tenant(client.tenant).storage.bytes).toBe(0);
  });

  it('is deleted with the files of a sample if no other model shares it', async () => {
    const client = await signedIn();
    const { state } = mock.store.tenant(client.tenant);
    const samples = () =>
      Object.values(state.files).filter(({ source }) => source.kind === 'model').length;
    const before = samples();
    for (const { id, projectId } of Object.values(state.models)) {
      await client.call('DELETE', `/projects/${projectId}/models/${id}?version=1`);
    }
    const held = Object.values(state.models)
      .flatMap(({ versions }) => versions)
      .flatMap(({ sourceFileId, viewFileId, indexFileId, thumbnailFileId }) => [
        sourceFileId,
        viewFileId,
        indexFileId,
        thumbnailFileId,
      ]);
    expect(samples()).toBe(new Set(held).size);
    expect(samples()).toBeLessThan(before);
  });

  it('lets a designer download those of others and change their own', async () => {
    const client = await signedIn('priya.raman');
    const { data } = await list(client, '?sort=title');
    const actions = Object.fromEntries(data.map((m) => [m.title, m.permittedActions]));
    expect(actions['Tower, architecture']).toEqual(['update', 'download', 'add_version']);
    expect(actions['Tower, structural frame']).toEqual(['download']);
    expect(await refusalOf(client.call('DELETE', `${TOWER}?version=1`))).toBe('403 FORBIDDEN');
  });

  it('is visible to a viewer, without its source', async () => {
    const client = await signedIn('grace.lindqvist');
    const path = `${MODELS}/mdl_tower-structure/versions/1/file`;
    expect((await client.call('GET', `${path}/model.glb`)).status).toBe(200);
    expect(await refusalOf(client.call('GET', `${path}/source`))).toBe('403 FORBIDDEN');
  });
});

describe('an uploaded file', () => {
  it('of IFC is converted, with the same size and its elements', async () => {
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

  it('of GLB is viewed unchanged', async () => {
    const client = await signedIn();
    const { source, elementCount } = sampleModel('tower-structure');
    const path = await uploaded(client, source, 'frame.glb');
    const { currentVersion, thumbnailUrl } = await settled(client, path);
    expect(currentVersion.elementCount).toBe(elementCount);
    const picture = await mock.fetch(new Request(thumbnailUrl ?? ''));
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    const file = await client.call('GET', `${path}/versions/1/file/model.glb`);
    expect((await bytesOf(file)).equals(source)).toBe(true);
  });

  it.each([
    ['Revit', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a Revit file'],
    ['AutoCAD', 'AC1032 drawing', 'an AutoCAD drawing'],
    ['anything else', 'hello', 'neither IFC nor GLB'],
  ])('of %s is refused by its content, under any name', async (_, data, words) => {
    const client = await signedIn();
    const problem = await problemOf(await upload(client, data, 'tower.ifc'));
    expect(problem).toMatchObject({ status: 415, code: 'FILE_TYPE_REFUSED' });
    expect(problem.detail).toContain(words);
  });

  it.each([
    ['ifc', 'tower', /cut off/],
    ['glb', 'tower-structure', /cut off/],
  ] as const)(
    'of %s fails if truncated, and can be processed again',
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
  it('can be stopped and restarted', async () => {
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

  it('reports a file that is too large', async () => {
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
    // It can still be downloaded, in ranges as well.
    const source = await client.call('GET', `${path}/versions/1/file/source`, {
      headers: { range: 'bytes=0-12' },
    });
    expect([source.status, await source.text()]).toEqual([206, 'ISO-10303-21;']);
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

  it('becomes a model, even without the permission to upload scans', async () => {
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

  it('becomes a version only in the format of the others', async () => {
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

  it('is required: an incomplete one is refused', async () => {
    const client = await signedIn();
    const uploadId = await sent(client, 'annex.glb', source, 5000);
    const early = client.call('POST', `${MODELS}/from-upload`, { json: { ...body, uploadId } });
    expect(await refusalOf(early)).toBe('409 UPLOAD_INCOMPLETE');
  });
});
