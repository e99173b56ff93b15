import { describe, expect, it } from 'vitest';
import { type Client, refusalOf } from '../../../../tests/support/host/mock.ts';
import {
  addVersion,
  bytesOf,
  MODELS,
  read,
  settled,
  signedIn,
  TOWER,
  versions,
} from '../../../../tests/support/host/models.ts';
import { sampleModel } from '../../../demo/models/samples.ts';
import type { components } from '../../../generated/contract.d.ts';

type Model = components['schemas']['Model'];

describe('a new version', () => {
  it('becomes the current one when ready, and an earlier one can replace it', async () => {
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

  it('does not become the current one when broken', async () => {
    const client = await signedIn();
    const { source } = sampleModel('clinic');
    await addVersion(client, source.subarray(0, 20_000), 'v4.ifc');
    const { currentVersion, latestVersion } = await settled(client, TOWER);
    expect([currentVersion.n, latestVersion.processing.state]).toEqual([3, 'failed']);
    const current = client.call('POST', `${TOWER}/versions/4/make-current`);
    expect(await refusalOf(current)).toBe('409 NOT_READY');
  });

  it('must have the format of the others', async () => {
    const client = await signedIn();
    const response = addVersion(client, sampleModel('tower-structure').source, 'v4.glb');
    expect(await refusalOf(response)).toBe('415 FILE_TYPE_REFUSED');
  });
});

describe('the changes of a version', () => {
  type Changes = components['schemas']['ModelChangeListResult'];
  const changes = async (client: Client, query = '', path = `${TOWER}/versions/3`) =>
    (await client.json<Changes>('GET', `${path}/changes${query}`)).body;
  const summaries = ({ data }: Changes) =>
    data.map(({ change, element, aspects }) => [change, element.name, ...aspects].join(' '));

  it('list removed, added and changed elements since the previous version', async () => {
    const client = await signedIn();
    const { data, since, counts, nextCursor } = await changes(client);
    expect([since, nextCursor]).toEqual([2, null]);
    expect(counts).toMatchObject({ lost: 6, gained: 6, changed: 18, unchanged: 289 });
    expect(data[0]?.element).toMatchObject({ name: 'East louvre', storey: 'Level 1' });
    expect(new Set(summaries({ data } as Changes))).toEqual(
      new Set([
        'lost East louvre',
        'gained East window 4',
        'changed East window 1 properties',
        'changed East window 2 properties',
        'changed East window 3 properties',
      ]),
    );
  });

  it('distinguish moved from resized elements', async () => {
    const client = await signedIn();
    const { data } = await changes(client, '?limit=500', `${TOWER}/versions/2`);
    const about = (name: string) => data.find(({ element }) => element.name === name)?.aspects;
    expect([about('Door 2'), about('Partition 2')]).toEqual([['place'], ['shape']]);
    const frame = `${MODELS}/mdl_tower-structure/versions/2`;
    expect(new Set(summaries(await changes(client, '', frame)))).toEqual(
      new Set(['changed Beam B shape']),
    );
  });

  it('have the old and the new values', async () => {
    const client = await signedIn();
    const valuesOf = async (path: string, name: string) => {
      const { data } = await changes(client, '?limit=500', path);
      const row = data.find(({ change, element }) => change === 'changed' && element.name === name);
      expect(row?.valueCount).toBe(row?.values.length);
      return row?.values.map(({ aspect, set, name, before, after }) =>
        [aspect, set, name, before, after].join(' '),
      );
    };
    expect(await valuesOf(`${TOWER}/versions/3`, 'East window 1')).toEqual([
      'properties Pset_WindowCommon ThermalTransmittance 1.3 1.1',
    ]);
    expect(await valuesOf(`${TOWER}/versions/2`, 'Door 2')).toEqual(['place  y 6.56 6.96']);
    const [depth, area, ...others] =
      (await valuesOf(`${MODELS}/mdl_tower-structure/versions/2`, 'Beam B')) ?? [];
    expect(depth).toBe('shape  z 0.35 0.5');
    expect(area).toMatch(/^shape {2}area [\d.]+ [\d.]+$/);
    expect(others).toEqual([]);
    const lost = await changes(client, '?change=lost');
    expect(lost.data.every(({ values }) => values.length === 0)).toBe(true);
  });

  it('can be filtered by kind, compared with any version, and paged', async () => {
    const client = await signedIn();
    const backwards = await changes(client, '?since=3&change=gained', `${TOWER}/versions/2`);
    expect(new Set(summaries(backwards))).toEqual(new Set(['gained East louvre']));
    expect(backwards.counts.changed).toBe(18);
    const first = await changes(client, '?since=1&limit=40');
    const second = await changes(client, `?since=1&limit=40&cursor=${first.nextCursor}`);
    const ids = [...first.data, ...second.data].map(({ element }) => element.id);
    expect([new Set(ids).size, second.nextCursor]).toEqual([6 + 6 + 18 + 42, null]);
    const other = client.call('GET', `${TOWER}/versions/3/changes?cursor=${first.nextCursor}`);
    expect(await refusalOf(other)).toBe('422 VALIDATION_FAILED');
  });

  it('are empty for the first version, and unavailable until a version is ready', async () => {
    const client = await signedIn();
    const first = await changes(client, '', `${TOWER}/versions/1`);
    expect([first.since, first.data.length, first.counts.unchanged]).toEqual([null, 0, 313]);
    await addVersion(client, sampleModel('clinic').source.subarray(0, 20_000), 'v4.ifc');
    const early = client.call('GET', `${TOWER}/versions/4/changes`);
    expect(await refusalOf(early)).toBe('409 NOT_READY');
    for (const path of ['9/changes', '3/changes?since=9'])
      expect(await refusalOf(client.call('GET', `${TOWER}/versions/${path}`))).toBe(
        '404 NOT_FOUND',
      );
  });

  it('of an upload come from its file, and count the pins on removed elements', async () => {
    const client = await signedIn();
    const louvre = (await changes(client, '?change=lost')).data[0]?.element;
    const pinned = await client.call('POST', '/projects/prj_harbor/pins', {
      json: {
        target: { type: 'model', id: 'mdl_tower' },
        anchor: { kind: 'element', elementId: louvre?.id, position: [22, 14, 1.8] },
        record: { type: 'punch_item', id: 'pch_h9' },
      },
    });
    expect(pinned.status).toBe(201);
    expect((await changes(client)).counts.pinsOnLost).toBe(1);
    await addVersion(client, sampleModel('tower-v2').source, 'v4.ifc');
    await settled(client, TOWER);
    const again = await changes(client, '?change=gained', `${TOWER}/versions/4`);
    const back = again.data.find(({ element }) => element.id === louvre?.id);
    expect(back).toMatchObject({ change: 'gained', pins: 1 });
    expect(again.counts).toMatchObject({ lost: 6, gained: 6, changed: 18, pinsOnLost: 0 });
  });
});

describe('the file of a version', () => {
  const FILE = `${TOWER}/versions/3/file/source`;

  it('comes in ranges while it is the same file', async () => {
    const client = await signedIn();
    const { source } = sampleModel('tower');
    const part = await client.call('GET', FILE, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-199/${source.length}`,
    ]);
    expect((await bytesOf(part)).equals(source.subarray(100, 200))).toBe(true);
    const headers = { range: 'bytes=100-199', 'if-range': '"of-another-file"' };
    expect((await client.call('GET', FILE, { headers })).status).toBe(200);
    const behind = client.call('GET', FILE, { headers: { range: `bytes=${source.length}-` } });
    expect(await refusalOf(behind)).toBe('416 RANGE_NOT_SATISFIABLE');
  });
});
