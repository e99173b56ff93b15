import { describe, expect, it } from 'vitest';
import { Client, refusalOf, testMock } from '../../tests/support/host/mock.ts';
import { asDeclared } from './asDeclared.ts';

describe('asDeclared', () => {
  const place = { type: 'object', properties: { lat: { type: 'number' } } } as const;
  const schema = {
    allOf: [
      { type: 'object', properties: { place, free: { type: 'object' } } },
      {
        type: 'object',
        properties: {
          places: { type: 'array', items: place },
          either: { anyOf: [place] },
          sized: { type: 'object', properties: { size: { type: 'integer', default: 3 } } },
        },
      },
    ],
  } as const;

  it.each([
    [{ place: { lat: 1, by: 'me' }, id: 'x' }, { place: { lat: 1 } }],
    [{ places: [{ lat: 1, by: 'me' }, 2] }, { places: [{ lat: 1 }, 2] }],
    [{ either: { lat: 1, by: 'me' } }, { either: { lat: 1 } }],
    [{ sized: {} }, { sized: { size: 3 } }],
    [{ sized: { size: 5 } }, { sized: { size: 5 } }],
    [{ free: { camera: [1, 2] } }, { free: { camera: [1, 2] } }],
    [JSON.parse('{"__proto__":{"place":1},"constructor":2}'), {}],
    ['a text', 'a text'],
    [null, null],
  ])('turns %j into %j', (body, known) => {
    expect(asDeclared(body, schema as never)).toEqual(known);
  });
});

describe('a property that the contract does not declare', () => {
  it('changes no record', async () => {
    const { mock } = await testMock();
    const client = new Client(mock, 'unknown names');
    await client.signIn('ana.torres@example.com');
    const more = { id: 'x', projectId: 'prj_riverside', createdById: 'x', fileId: 'x', tone: 9 };
    for (const [path, schema] of [
      ['field-cams/cam_h1', { name: 'Gate' }],
      ['photos/pht_h1', { title: 'Gate' }],
      ['videos/vid_h1', { title: 'Gate' }],
      ['albums/alb_h_facade', { name: 'Gate' }],
    ] as const) {
      const { status, body } = await client.json<{ data: object }>(
        'PATCH',
        `/projects/prj_harbor/${path}`,
        { json: { version: 1, ...schema, ...more } },
      );
      expect(status, path).toBe(200);
      expect(body.data, path).toMatchObject(schema);
      expect(body.data, path).not.toMatchObject({ id: 'x' });
    }
    const { photos, videos, albums, fieldCams } = mock.store.tenant('unknown names').state;
    const changed = [fieldCams.cam_h1, photos.pht_h1, videos.vid_h1, albums.alb_h_facade];
    for (const record of changed) {
      expect(record).toMatchObject({ projectId: 'prj_harbor' });
      expect(record).not.toMatchObject({ createdById: 'x' });
      expect(record).not.toMatchObject({ fileId: 'x' });
    }
    expect(fieldCams.cam_h1).not.toHaveProperty('tone');
  });

  it('is rejected if it is a number that cannot be stored', async () => {
    const { mock } = await testMock();
    const client = new Client(mock, 'large numbers');
    await client.signIn('ana.torres@example.com');
    const body = '{"name":"Gate","intervalSec":1e400}';
    const call = client.call('PATCH', '/projects/prj_harbor/field-cams/cam_h1', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await refusalOf(call)).toBe('400 MALFORMED_REQUEST');
  });
});
