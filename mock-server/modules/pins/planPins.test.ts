import { describe, expect, it } from 'vitest';
import { Client, refusalOf, testMock } from '../../../tests/support/host/mock.ts';
import type { components } from '../../generated/contract.d.ts';

type Schemas = components['schemas'];

const { mock } = await testMock();
let tenants = 0;
const PROJECT = '/projects/prj_harbor';
const SHEETS = `${PROJECT}/sheets`;

/** Clients of the people of a tenant of its own. */
function office() {
  const tenant = `plan-pins-${++tenants}`;
  return async (name = 'ana.torres') => {
    const client = new Client(mock, tenant);
    await client.signIn(`${name}@example.com`);
    return client;
  };
}

const read = async <T>(client: Client, path: string): Promise<T> =>
  (await client.json<{ data: T }>('GET', path)).body.data;
const change = async (client: Client, id: string, json: object) => {
  const { version } = await read<Schemas['Sheet']>(client, `${SHEETS}/${id}`);
  return client.call('PATCH', `${SHEETS}/${id}`, { json: { version, ...json } });
};
const publish = async (client: Client, id: string) => {
  const path = `${PROJECT}/plan-sets/${id}`;
  const { version } = await read<Schemas['PlanSet']>(client, path);
  return client.call('POST', `${path}/publish`, { json: { version } });
};
const pin = (client: Client, json: object = {}) =>
  client.call('POST', `${PROJECT}/pins`, {
    json: {
      target: { type: 'plan', id: 'sht_a103-0' },
      anchor: { kind: 'image', x: 0.2, y: 0.2 },
      record: { type: 'punch_item', id: 'pch_h9' },
      ...json,
    },
  });
const pinsOn = (client: Client, id: string) =>
  read<Schemas['Pin'][]>(client, `${PROJECT}/pins?targetType=plan&targetId=${id}`);
const onlyPin = async (client: Client, id: string) => {
  const [only] = await pinsOn(client, id);
  if (!only) throw new Error(`There is no pin on ${id}.`);
  return only;
};

/** The later revision lies a tenth of the sheet further right. */
const right: Schemas['SheetAlignment'] = {
  sheetId: 'sht_a103-0',
  from: [
    [0.1, 0.1],
    [0.5, 0.1],
  ],
  to: [
    [0.2, 0.1],
    [0.6, 0.1],
  ],
};

describe('the pins of a superseded sheet', () => {
  it('move along as its two places say, and back with them', async () => {
    const client = await office()();
    await pin(client);
    expect((await change(client, 'sht_a103-1', { alignment: right })).status).toBe(200);
    await publish(client, 'set_b3');
    // The drawings are the same there, but not that much further right.
    expect(await onlyPin(client, 'sht_a103-1')).toMatchObject({
      anchor: { x: 0.3, y: 0.2 },
      checkPosition: true,
    });
    await change(client, 'sht_a103-1', { clear: ['alignment'] });
    expect(await onlyPin(client, 'sht_a103-1')).toMatchObject({
      anchor: { x: 0.2, y: 0.2 },
      checkPosition: false,
    });
  });

  it('stay where a person put them', async () => {
    const client = await office()();
    await pin(client);
    await publish(client, 'set_b3');
    const { id } = await onlyPin(client, 'sht_a103-1');
    const anchor = { kind: 'image', x: 0.25, y: 0.25 };
    await client.call('PATCH', `${PROJECT}/pins/${id}`, { json: { anchor } });
    await change(client, 'sht_a103-1', { alignment: right });
    expect((await onlyPin(client, 'sht_a103-1')).anchor).toEqual(anchor);
  });

  it.each([
    ['a sheet of another number', { ...right, sheetId: 'sht_a102-0' }],
    ['the sheet itself', { ...right, sheetId: 'sht_a103-1' }],
    ['one place twice', { ...right, to: [right.to[0], right.to[0]] }],
  ])('are not moved by %s', async (_, alignment) => {
    const client = await office()();
    expect((await change(client, 'sht_a103-1', { alignment })).status).toBe(422);
  });

  it('come with the locations that are drawn there, which a pin gives to its record', async () => {
    const client = await office()();
    const locations = await read<Schemas['ProjectLocation'][]>(client, `${PROJECT}/locations`);
    const draw = async (kind: string, sheetId: string, points: number[][]) => {
      const found = locations.find((location) => location.kind === kind);
      const { id, version } = found ?? { id: '', version: 0 };
      await client.call('PATCH', `${PROJECT}/locations/${id}`, {
        json: { version, sheetArea: { sheetId, points } },
      });
      return id;
    };
    const box = (from: number, to: number) => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ];
    await draw('level', 'sht_a103-0', box(0, 1));
    const room = await draw('room', 'sht_a103-0', box(0.1, 0.3));
    await change(client, 'sht_a103-1', { alignment: right });
    await publish(client, 'set_b3');
    const now = await read<Schemas['ProjectLocation'][]>(client, `${PROJECT}/locations`);
    const corners = now.find(({ id }) => id === room)?.sheetArea;
    expect(corners?.sheetId).toBe('sht_a103-1');
    expect(corners?.points[0]?.[0]).toBeCloseTo(0.2);

    const items = `${PROJECT}/punch-items`;
    const make = async (given: object) => {
      const json = { title: 'Seal the sleeve', punchType: 'internal_punch', ...given };
      return (await (await client.call('POST', items, { json })).json()).data;
    };
    const locationOf = async (given: object) => {
      const { id } = await make(given);
      const target = { type: 'plan', id: 'sht_a103-1' };
      await pin(client, { target, record: { type: 'punch_item', id } });
      return (await read<Schemas['PunchItem']>(client, `${items}/${id}`)).projectLocation?.id;
    };
    expect(await locationOf({})).toBe(room);
    const other = locations.findLast(({ kind }) => kind === 'room')?.id;
    expect(await locationOf({ projectLocationId: other })).toBe(other);
  });

  it('are not moved by a subcontractor', async () => {
    const as = office();
    const manager = await as();
    await publish(manager, 'set_b3');
    const response = await change(await as('diego.alvarez'), 'sht_a103-1', { alignment: right });
    expect(response.status).toBe(403);
  });
});

describe('a pin on a plan', () => {
  it('tells what it can be filtered by, and shows a small plan', async () => {
    const client = await office()();
    const made = (await (await pin(client)).json()).data as Schemas['Pin'];
    expect(made.record).toMatchObject({
      discipline: expect.any(String),
      companies: [expect.objectContaining({ name: expect.any(String) })],
      overdue: expect.any(Boolean),
    });
    const picture = await client.call('GET', made.target.thumbnailUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  });

  it('can be a photo, which goes with it', async () => {
    const client = await office()();
    const photo = { record: { type: 'photo', id: 'pht_h8' } };
    const made = (await (await pin(client, photo)).json()).data as Schemas['Pin'];
    expect(made.record).toMatchObject({ type: 'photo', status: null, number: null });
    const ofPhoto = `${PROJECT}/pins?recordType=photo&recordId=pht_h8`;
    expect(await read(client, ofPhoto)).toHaveLength(1);
    const { version } = await read<Schemas['Photo']>(client, `${PROJECT}/photos/pht_h8`);
    await client.call('DELETE', `${PROJECT}/photos/pht_h8?version=${version}`);
    expect(await pinsOn(client, 'sht_a103-0')).toEqual([]);
  });

  it('cannot be a photo elsewhere, nor one of a person who takes none', async () => {
    const as = office();
    const record = { type: 'photo', id: 'pht_h8' };
    const onScan = {
      record,
      target: { type: 'scan', id: 'scn_harbor-03' },
      anchor: { kind: 'point', position: [1, 2, 3] },
    };
    expect((await pin(await as(), onScan)).status).toBe(422);
    expect((await pin(await as('priya.raman'), { record })).status).toBe(403);
  });
});

describe('measurements on a sheet', () => {
  const path = `${SHEETS}/sht_a101-0/markups`;
  const measures = [{ kind: 'length', points: [0.1, 0.1, 0.4, 0.1] }];
  const shapes = [{ type: 'arrow', points: [0, 0, 1, 1], color: 'red', text: '' }];
  const put = (client: Client, json: object) => client.call('PUT', path, { json });

  it('are kept beside what is drawn, and each is removed alone', async () => {
    const client = await office()();
    await put(client, { layer: 'own', shapes });
    await put(client, { layer: 'own', measures });
    expect(await read(client, path)).toMatchObject([{ shapes, measures }]);
    await put(client, { layer: 'shared', shapes: [] });
    expect(await read(client, path)).toMatchObject([{ layer: 'shared', shapes: [], measures }]);
    await put(client, { layer: 'shared', measures: [] });
    expect(await read(client, path)).toEqual([]);
  });

  it('are not kept for a viewer', async () => {
    const viewer = await office()('grace.lindqvist');
    expect(await refusalOf(put(viewer, { layer: 'own', measures }))).toBe('403 FORBIDDEN');
  });
});

it.each([
  ['A-102', ['A-102', 'A-102']],
  ['a 102', ['A-102', 'A-102']],
  ['A-10', []],
])('finds the sheets of the number %s', async (number, found) => {
  const client = await office()();
  const sheets = await read<Schemas['Sheet'][]>(
    client,
    `${SHEETS}?number=${encodeURIComponent(number)}`,
  );
  expect(sheets.map((sheet) => sheet.number)).toEqual(found);
});

it('finds the sets of a discipline', async () => {
  const client = await office()();
  const names = async (discipline: string) =>
    (await read<Schemas['PlanSet'][]>(client, `${PROJECT}/plan-sets?discipline=${discipline}`)).map(
      ({ name }) => name,
    );
  expect(await names('plumbing')).toEqual(['Issued for construction']);
  expect(await names('landscape')).toEqual([]);
});
